import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { providePart } from '../components/overlay/parts';
import { ALL } from '../engine/forums/all';
import { withLearned } from '../engine/forums/learned/among';

export default defineUnlistedScript(() =>
  providePart('forums', { all: ALL, learned: (site) => withLearned(ALL, site) }),
);
