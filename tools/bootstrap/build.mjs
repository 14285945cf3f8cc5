import { ensureBuilt } from './build-web.mjs';
import { main } from './refusal.mjs';

await main(ensureBuilt);
