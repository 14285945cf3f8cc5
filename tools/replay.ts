/**
 * Computes every student's level and every question's difficulty again from the stored answers, and compares with what
 * is stored.
 *
 *   npm run replay              the database of DATABASE_URL, else the one in DATA_DIR (Openleaf must be stopped then)
 *     --json                    one line of JSON
 *
 * Exits with 1 when anything differs by a single bit.
 */
import { parseArgs } from 'node:util';
import { openConfiguredDatabase } from '#app/server/open-database.ts';
import { type Difference, replayEverything } from '#features/practice/server/public.ts';
import { readConfig } from '#platform/config/server/config.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
/** Enough to see what is wrong. */
const SHOWN = 20;

const tellOf = ({ where, stored, replayed }: Difference) =>
  `  ${where}\n    stored   ${JSON.stringify(stored)}\n    replayed ${JSON.stringify(replayed)}\n`;

const opened = await openConfiguredDatabase(readConfig(process.env), (line) =>
  process.stderr.write(`${line}\n`),
);
try {
  const started = performance.now();
  const { differences, ...counts } = await replayEverything(opened.database.db);
  const seconds = (performance.now() - started) / 1000;
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ replay: { ...counts, differences, seconds } })}\n`);
  } else {
    const { students, events, answers, batches, questions } = counts;
    process.stdout.write(
      `${students} students, ${events} events, ${answers} answers; ${questions} questions in ${batches} batches; ` +
        `${seconds.toFixed(1)} s.\n` +
        (differences.length === 0
          ? 'Everything is as the answers make it.\n'
          : `${differences.length} differences:\n${differences.slice(0, SHOWN).map(tellOf).join('')}`),
    );
  }
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await opened.close();
}
