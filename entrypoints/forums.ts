import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { providePart } from '../components/overlay/parts';
import { ALL } from '../engine/forums/all';

export default defineUnlistedScript(() => providePart('forums', { all: ALL }));
