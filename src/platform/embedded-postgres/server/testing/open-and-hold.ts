/** A process that opens the data folder it is given, says the URL on its output and holds it until it is killed. */
import { openEmbeddedPostgres } from '../open-embedded-postgres.ts';

const quiet = { info: () => {}, warn: () => {} };
const { url } = await openEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: quiet });
process.stdout.write(`${url}\n`);
