import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Screen } from '#platform/ui/web/screen.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Nothing is drawn here: a style sheet is an empty module. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : null),
  load: (id) => (id === '\0no-style' ? 'export default {}' : null),
};

/** Every path of the route table, as the program itself puts it together. */
export async function readRoutePaths(): Promise<string[]> {
  const table = await runnerImport<{ screens: readonly Screen[] }>(join(ROOT, 'src/app/web/route-table.ts'), {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
  });
  return table.module.screens.map(({ path }) => path);
}
