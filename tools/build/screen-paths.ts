import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { SCREEN_PATHS_FILE } from '#platform/http/server/screen-paths.ts';
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
export async function readScreenPaths(): Promise<string[]> {
  const table = await runnerImport<{ screens: readonly Screen[] }>(join(ROOT, 'src/app/web/route-table.ts'), {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
  });
  return table.module.screens.map(({ path }) => path);
}

/**
 * Writes the paths of the screens beside the page, so that the server can tell an address that no screen has
 * (`page-routes.ts`). Fails the build where there are none.
 */
export function listScreenPaths(): Plugin {
  return {
    name: 'openleaf:list-screen-paths',
    apply: 'build',
    async generateBundle() {
      const paths = await readScreenPaths();
      if (paths.length === 0) this.error('The route table has no screens');
      this.emitFile({ type: 'asset', fileName: SCREEN_PATHS_FILE, source: JSON.stringify(paths) });
    },
  };
}
