import type { Plugin } from 'vite';

/** Zod's makers of JSON Schema: documents are made on the server, and a browser would carry 17 kB that it never calls. */
const MAKERS = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/;
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

/** Leaves the makers of JSON Schema out of what browsers load. Fails the build when there is nothing left to leave out. */
export function leaveOutJsonSchema(): Plugin {
  let found = 0;
  return {
    name: 'openleaf:leave-out-json-schema',
    apply: 'build',
    transform: {
      filter: { id: MAKERS },
      handler: (code) => {
        found += 1;
        return { code: withoutContent(code), map: null };
      },
    },
    buildEnd() {
      if (found === 0) this.error('Zod has changed: its makers of JSON Schema are not where they were');
    },
  };
}
