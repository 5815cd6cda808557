import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { gatherPart } from '../components/overlay/gather/part';
import { providePart } from '../components/overlay/parts';

export default defineUnlistedScript(() => providePart('gather', gatherPart));
