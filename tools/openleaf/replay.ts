import { type Difference, type Replayed, replayEverything } from '#features/item-bank/server/public.ts';
import type { Command } from './command.ts';

/** Enough to see what is wrong. */
const SHOWN = 20;

const lineOf = ({ where, stored, replayed }: Difference) =>
  `\n  ${where}\n    stored   ${JSON.stringify(stored)}\n    replayed ${JSON.stringify(replayed)}`;

function countsOf({ students, events, answers, batches, questions }: Replayed, seconds: number): string {
  return (
    `${students} students, ${events} events, ${answers} answers; ${questions} questions in ${batches} batches; ` +
    `${seconds.toFixed(1)} s.`
  );
}

export const replayCommand: Command = {
  name: 'replay',
  takes: [],
  options: { json: { type: 'boolean' } },
  help: 'Computes every level and every question again from the answers, and compares them to the bit.',
  async run({ database, options }) {
    const started = performance.now();
    // One moment of the database: students go on answering meanwhile.
    const replayed = await database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => replayEverything(tx));
    const seconds = (performance.now() - started) / 1000;
    const { differences } = replayed;
    const kind = differences.length === 0 ? 'done' : 'refused';
    if (options['json'] === true)
      return { kind, report: JSON.stringify({ replay: { ...replayed, seconds } }), sentence: '' };
    const sentence =
      kind === 'done'
        ? 'Everything is as the answers make it.'
        : `${differences.length} differences:${differences.slice(0, SHOWN).map(lineOf).join('')}`;
    return { kind, report: countsOf(replayed, seconds), sentence };
  },
};
