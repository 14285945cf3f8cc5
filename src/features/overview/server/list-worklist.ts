import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type {
  listWorklist as contract,
  listNotes as notesContract,
  listWorklistOfClass as ofClassContract,
  WorklistRow,
} from '../contract/worklist.ts';
import { earlyRows, studentRows } from '../core/class-rows.ts';
import { readNoteRows } from './note-rows.ts';
import { figuresOf, readTaughtClasses, type TaughtClass } from './read-taught-classes.ts';
import { splitPutAway } from './split-put-away.ts';

interface OfTeacher {
  readonly teacherId: number;
  readonly now: Date;
  /** Only this class. */
  readonly classId?: number;
}

/** The rows of a teacher's worklist, students first, notes last, with the classes that were looked at. */
async function readWorklist(services: QuizServices, of: OfTeacher) {
  const { teacherId, now } = of;
  const [{ classes, leftOut }, notes] = await Promise.all([
    readTaughtClasses(services.db, of),
    readNoteRows(services, teacherId, now),
  ]);
  const rosters = classes.map(toRoster);
  const rows: WorklistRow[] = [
    ...studentRows(rosters, now.getTime()),
    ...notes.essays,
    ...notes.requests,
    ...notes.invites,
    ...notes.families,
    ...earlyRows(rosters),
    ...notes.corrections,
  ];
  return { rows, classes, leftOut, read: notes.read };
}

/** What waits for a teacher. */
export async function listWorklist(
  services: QuizServices,
  { actor: { userId: teacherId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { rows, classes, leftOut, read } = await readWorklist(services, { teacherId, now });
  return {
    ...(await splitPutAway(services.db, rows, { teacherId, now, read })),
    figures: classes.map((one) => figuresOf(one, now)),
    leftOut: leftOut.map(({ id }) => id),
  };
}

/** What waits in one class: the same rows, put away by the same keys. */
export async function listWorklistOfClass(
  services: QuizServices,
  { actor: { userId: teacherId }, object: { id: classId }, now }: Call<typeof ofClassContract>,
): Promise<Reply<typeof ofClassContract>> {
  const { rows, read } = await readWorklist(services, { teacherId, now, classId });
  const ofClass = rows.filter((row) => 'classId' in row && row.classId === classId);
  return splitPutAway(services.db, ofClass, { teacherId, now, read });
}

/** The rows that are about no roster, so that they are read on every screen. */
export async function listNotes(
  services: QuizServices,
  { actor: { userId }, now }: Call<typeof notesContract>,
): Promise<Reply<typeof notesContract>> {
  const { essays, requests, invites, families, corrections, read } = await readNoteRows(
    services,
    userId,
    now,
  );
  const all = [...essays, ...requests, ...invites, ...families, ...corrections];
  const { rows } = await splitPutAway(services.db, all, { teacherId: userId, now, read });
  return { rows };
}

const toRoster = ({ id, name, grade, students }: TaughtClass) => ({
  classId: id,
  className: name,
  grade,
  students,
});
