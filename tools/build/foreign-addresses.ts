import type { Plugin } from 'vite';

/** Names of XML languages: never fetched, and the browser needs them as they are. */
const NAMESPACE =
  /^https?:\/\/www\.w3\.org\/(2000\/svg|1999\/xlink|1999\/xhtml|1998\/Math\/MathML|XML\/1998\/namespace)$/;
const ADDRESS = /\b(?:https?|wss?):\/\/[\w-]+(?:\.[\w-]+)+[\w./?=&%#+~:@!-]*/g;
/** Addresses of documentation and of makers inside the messages and comments of libraries. They are words; we leave them out. */
const DOCUMENTATION =
  /^https?:\/\/(?:[\w-]+\.)*(?:react\.dev|mantine\.dev|tanstack\.com|json-schema\.org|zod\.dev|github\.com|fb\.me|leafletjs\.com)(?:[/?#]|$)/;

/** Every address in a built file that leads somewhere else. */
export const foreignAddresses = (text: string): string[] =>
  (text.match(ADDRESS) ?? []).filter((address) => !NAMESPACE.test(address));

/** The same file without the addresses of documentation. */
export const withoutDocumentation = (text: string): string =>
  text.replaceAll(ADDRESS, (address) => (DOCUMENTATION.test(address) ? '' : address));

/** Fails the build when a built file names a foreign host (trust: "No foreign request"). */
export function refuseForeignAddresses(): Plugin {
  return {
    name: 'openleaf:refuse-foreign-addresses',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = withoutDocumentation(file.code);
        const text = file.type === 'chunk' ? file.code : textOf(file.fileName, file.source);
        const found = foreignAddresses(text);
        if (found.length > 0)
          this.error(`${file.fileName} names foreign addresses: ${[...new Set(found)].join(' ')}`);
      }
    },
  };
}

const textOf = (name: string, source: string | Uint8Array): string => {
  if (typeof source === 'string') return source;
  return /\.(css|html|js|svg|json)$/.test(name) ? new TextDecoder().decode(source) : '';
};
