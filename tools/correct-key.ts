/**
 * Corrects the key of a question. Answers given since the last release are scored again by the running service within
 * two minutes (by the next start, when it is stopped): marks, levels, and points, which only grow; teachers get a note.
 *
 *   npm run correct-key -- PASSAGE QUESTION OPTION --reason "Paragraph 2 says …"
 *       such as: the-kite-that-would-not-land q3 2     (the second option in the passage's file)
 *
 * The database is that of DATABASE_URL, else the one in DATA_DIR (Openleaf must be stopped then; a running one offers the
 * same to its admins). The passage's file is edited by hand.
 */
import { parseArgs } from 'node:util';
import { openConfiguredDatabase } from '#app/server/open-database.ts';
import { correctKey, loadLibrary, selectQuestionByCode } from '#features/library/server/public.ts';
import { readConfig } from '#platform/config/server/config.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reason: { type: 'string' } },
});
const [passage = '', code = '', option = ''] = positionals;
const reason = values.reason?.trim() ?? '';

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

async function correct(): Promise<void> {
  if (reason === '' || reason.length > 500)
    return fail('Please give a reason of at most 500 characters; students and teachers read it.');
  const opened = await openConfiguredDatabase(readConfig(process.env), (line) =>
    process.stderr.write(`${line}\n`),
  );
  try {
    const { database } = opened;
    const question = await selectQuestionByCode(database.db, passage, code);
    if (!question) return fail(`There is no question ${code} in a passage ${passage} that is offered now.`);
    const answerId = question.optionIds[Number(option) - 1];
    if (answerId === undefined) return fail(`The question has options 1 to ${question.optionIds.length}.`);
    const services = { db: database.db, library: await loadLibrary(database.db) };
    const change = { questionId: question.questionId, answerId, reason, by: null };
    const done = await correctKey(services, change, new Date());
    if (done instanceof Refusal)
      return fail(done.code === 'key-already' ? 'This option is the key already.' : done.code);
    process.stdout.write(
      'The key is corrected. Answers are scored again by the running service, two minutes from now.\n',
    );
  } finally {
    await opened.close();
  }
}

await correct();
