import type { Plugin } from 'vite';

/** Zod's makers of JSON Schema: documents are made on the server, and a browser would carry 17 kB that it never calls. */
const MAKERS = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/;
/** Where Zod keeps its settings. */
const SETTINGS = /[\\/]zod[\\/]v4[\\/]core[\\/]core\.js$/;
const NO_SETTINGS = '__zod_globalConfig = {}';
const EXPORTED = /export (?:const|function|class|let) (\w+)/g;

/** The same exports, none of which does anything but say that it is not there. */
function withoutContent(code: string): string {
  const names = [...code.matchAll(EXPORTED)].map(([, name]) => name);
  const absent = "const absent = () => { throw new Error('JSON Schema is made on the server'); };";
  // Two of them are called when a schema is made, and only kept for later.
  const makers = names.map((name) =>
    name?.startsWith('create') ? `export const ${name} = () => absent;` : `export const ${name} = absent;`,
  );
  return [absent, ...makers].join('\n');
}

/** The policy of our pages allows no code made from text: Zod is not to try, which browsers would report. */
const withoutJit = (code: string): string =>
  code.replace(NO_SETTINGS, '__zod_globalConfig = { jitless: true }');

/** Zod as browsers need it: no makers of JSON Schema, no code made from text. Fails the build when Zod has changed. */
export function zodForBrowsers(): Plugin {
  let makers = 0;
  let settings = 0;
  return {
    name: 'openleaf:zod-for-browsers',
    apply: 'build',
    transform: {
      filter: { id: [MAKERS, SETTINGS] },
      handler: (code, id) => {
        if (MAKERS.test(id)) {
          makers += 1;
          return { code: withoutContent(code), map: null };
        }
        settings += code.includes(NO_SETTINGS) ? 1 : 0;
        return { code: withoutJit(code), map: null };
      },
    },
    buildEnd() {
      if (makers === 0 || settings !== 1) this.error('Zod has changed: its parts are not where they were');
    },
  };
}
