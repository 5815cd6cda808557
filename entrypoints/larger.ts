import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { mount } from '../components/overlay/larger/mount';
import { insertCount, replyHere } from '../components/overlay/larger/reply';
import { providePart } from '../components/overlay/parts';

export default defineUnlistedScript(() => providePart('larger', { mount, insertCount, replyHere }));
