import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type Bundle, startOf } from './start-files.ts';

const WORKER = 'service-worker.js';
/** The modules whose screens a student needs without a network. */
const SCREENS =
  /\/(?:overview|quiz)\/web\/(?:home|quiz|pretest|results|review|history|progress)\/[\w-]+-page\.tsx$|\/essays\/web\/writing\/essay-page\.tsx$|\/accounts\/web\/(?:settings\/)?(?:login|password)-page\.tsx$|\/classes\/web\/(?:join-class|teachers\/my-teachers)-page\.tsx$|\/landing-page\.tsx$/;
/** A screen is a file of its own. */
const SCREEN = /-page\.tsx$/;
/** Letters beyond English, and faces that a reader may choose, are kept once they were used. */
const LOADED_ON_DEMAND = /latin-ext|lexend|opendyslexic/;

const isScreen = (file: Bundle[string] | undefined): boolean =>
  file?.type === 'chunk' && SCREEN.test(file.facadeModuleId ?? '');

/** Everything that the entry and the student's screens are made of, as addresses. */
function offlineFiles(bundle: Bundle): string[] {
  const found = new Set<string>();
  const start = startOf(bundle);
  const take = (name: string): void => {
    const file = bundle[name];
    if (!file || found.has(name)) return;
    found.add(name);
    if (file.type !== 'chunk') return;
    // The start names every screen there is; whatever else is fetched later belongs to what is kept.
    const fetchedLater = file.dynamicImports.filter((other) => !isScreen(bundle[other]));
    for (const other of [...fetchedLater, ...file.imports, ...(file.viteMetadata?.importedCss ?? [])])
      take(other);
    for (const asset of file.viteMetadata?.importedAssets ?? [])
      if (!LOADED_ON_DEMAND.test(asset)) take(asset);
  };
  for (const file of Object.values(bundle)) {
    const isWanted =
      file.type === 'chunk'
        ? start.has(file.fileName) || SCREENS.test(file.facadeModuleId ?? '')
        : file.fileName.endsWith('.woff2') && !LOADED_ON_DEMAND.test(file.fileName);
    if (isWanted) take(file.fileName);
  }
  return [...found].toSorted().map((name) => `/${name}`);
}

/** Tells the service worker which files to keep. Fails the build where there is nothing to keep. */
export function fillServiceWorker(): Plugin {
  return {
    name: 'openleaf:fill-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') return this.error(`${WORKER} was not built`);
      const files = offlineFiles(bundle);
      if (!files.some((name) => name.includes('quiz-page')))
        return this.error('The quiz is not among the files to keep');
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      worker.code = worker.code
        .replace('__OFFLINE_FILES__', JSON.stringify(files))
        .replace('__OFFLINE_VERSION__', version);
    },
  };
}
