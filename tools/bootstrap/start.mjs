import { ensureBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { main } from './refusal.mjs';
import { runForeground } from './run-foreground.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runForeground('src/app/server/main.ts', process.argv.slice(2));
});
