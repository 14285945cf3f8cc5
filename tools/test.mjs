/** `npm test`: installs what is missing, then runs every ring of tests. It runs on whatever Node is there. */
import { refuseOldNode } from './bootstrap/refuse-old-node.mjs';

refuseOldNode();
void import('./bootstrap/test.mjs');
