/**
 * `npm start`: installs what is missing, builds what has changed, runs the server. It runs on whatever Node is there
 * (on a fresh clone that may be an old one) and without a single package.
 */
import { refuseOldNode } from './bootstrap/refuse-old-node.mjs';

refuseOldNode();
void import('./bootstrap/start.mjs');
