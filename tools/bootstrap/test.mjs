import { ensureInstalled } from './install.mjs';
import { main } from './refusal.mjs';
import { runForeground } from './run-foreground.mjs';

await main(async () => {
  await ensureInstalled();
  return runForeground('tools/test/run-rings.ts', process.argv.slice(2));
});
