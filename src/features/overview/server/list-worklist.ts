import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type {
  listWorklist as contract,
  listNotes as notesContract,
  WorklistRow,
} from '../contract/worklist.ts';
import { earlyRows, studentRows } from '../core/class-rows.ts';
import { readNoteRows } from './note-rows.ts';
import { figuresOf, readTaughtClasses, type TaughtClass } from './read-taught-classes.ts';
import { splitPutAway } from './split-put-away.ts';

/** What waits for a teacher: students first, notes last. */
export async function listWorklist(
  services: QuizServices,
  { actor: { userId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [{ classes, leftOut }, notes] = await Promise.all([
    readTaughtClasses(services.db, userId, now),
    readNoteRows(services, userId, now),
  ]);
  const rosters = classes.map(toRoster);
  const rows: WorklistRow[] = [
    ...studentRows(rosters, now.getTime()),
    ...notes.essays,
    ...notes.requests,
    ...notes.invites,
    ...earlyRows(rosters),
    ...notes.corrections,
  ];
  return {
    ...(await splitPutAway(services.db, rows, { teacherId: userId, now, read: notes.read })),
    figures: classes.map((one) => figuresOf(one, now)),
    leftOut: leftOut.map(({ id }) => id),
  };
}

/** The rows that are about no roster, so that they are read on every screen. */
export async function listNotes(
  services: QuizServices,
  { actor: { userId }, now }: Call<typeof notesContract>,
): Promise<Reply<typeof notesContract>> {
  const { essays, requests, invites, corrections, read } = await readNoteRows(services, userId, now);
  const all = [...essays, ...requests, ...invites, ...corrections];
  const { rows } = await splitPutAway(services.db, all, { teacherId: userId, now, read });
  return { rows };
}

const toRoster = ({ id, name, grade, students }: TaughtClass) => ({
  classId: id,
  className: name,
  grade,
  students,
});
