import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { providePart } from '../components/overlay/parts';
import { pick } from '../components/overlay/picker/pick';

export default defineUnlistedScript(() => providePart('picker', { pick }));
