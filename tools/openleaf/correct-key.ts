import { correctKey, loadLibrary, selectQuestionByCode } from '#features/library/server/public.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import { type Command, done, refused } from './command.ts';

const LONGEST_REASON = 500;

/** Such as `correct-key the-kite-that-would-not-land q3 2 --reason …`: the second option in the passage's file. */
export const correctKeyCommand: Command = {
  name: 'correct-key',
  takes: ['PASSAGE', 'QUESTION', 'OPTION'],
  options: { reason: { type: 'string', value: 'REASON', required: true } },
  help: "Makes another option the key; answers are scored again, and teachers get a note. Edit the passage's file by hand.",
  async run({ database, given: [passage = '', code = '', option = ''], options, now }) {
    const reason = String(options['reason'] ?? '').trim();
    if (reason === '' || reason.length > LONGEST_REASON) {
      return refused(
        `Please give a reason of at most ${LONGEST_REASON} characters; students and teachers read it.`,
      );
    }
    const question = await selectQuestionByCode(database.db, passage, code);
    if (!question)
      return refused(`There is no question ${code} in a passage ${passage} that is offered now.`);
    const optionId = question.optionIds[Number(option) - 1];
    if (optionId === undefined) return refused(`The question has options 1 to ${question.optionIds.length}.`);
    const services = { db: database.db, library: await loadLibrary(database.db) };
    const change = { questionId: question.questionId, optionId, reason, by: null };
    const corrected = await correctKey(services, change, now);
    if (corrected instanceof Refusal)
      return refused(corrected.code === 'key-already' ? 'This option is the key already.' : corrected.code);
    return done(
      'The key is corrected. The running service scores the answers again two minutes from now, or at its next start.',
    );
  },
};
