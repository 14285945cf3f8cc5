import { listInvitations } from '#features/classes/server/public.ts';
import { selectWaitingEssays } from '#features/essays/server/public.ts';
import { listCorrectionNotes } from '#features/item-bank/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listWorklist as contract, WorklistRow } from '../contract/worklist.ts';
import { earlyRows, studentRows } from '../core/class-rows.ts';
import { isPutAway, stateText } from '../core/dismissal.ts';
import { readTaughtClasses, type TaughtClass } from './read-taught-classes.ts';
import { selectDismissals } from './worklist-queries.ts';

/** Who asked is named so many at a time. */
const NAMES = 3;

/** What waits for a teacher: students first, notes last. */
export async function listWorklist(
  services: QuizServices,
  { actor: { userId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db } = services;
  const [{ classes, leftOut }, essays, requests, notes] = await Promise.all([
    readTaughtClasses(db, userId, now),
    selectWaitingEssays(db, userId),
    requestRows(db, userId, now),
    listCorrectionNotes(services, userId),
  ]);
  const names = new Map([...classes, ...leftOut].map(({ id, name }) => [id, name]));
  const rosters = classes.map(toRoster);
  const rows: WorklistRow[] = [
    ...studentRows(rosters, now.getTime()),
    ...essays.map(({ classId, waiting, newest }) => ({
      type: 'essays' as const,
      rowKey: `essays:${classId}`,
      state: stateText(new Map([[0, newest.getTime()]])),
      classId,
      className: names.get(classId) ?? '',
      waiting,
    })),
    ...requests,
    ...earlyRows(rosters),
    ...notes.map((note) => ({
      type: 'correction' as const,
      rowKey: `correction:${note.correctionId}`,
      state: stateText(new Map([[note.correctionId, 0]])),
      note,
    })),
  ];
  const dismissals = await selectDismissals(
    db,
    userId,
    rows.map(({ rowKey }) => rowKey),
  );
  const putAway = new Map(
    dismissals.map((one) => [one.row_key, { state: one.state, dismissedAt: one.dismissed_at }]),
  );
  return {
    rows: rows.filter((row) => !isPutAway(row, putAway.get(row.rowKey), now)),
    leftOut: leftOut.map(({ id }) => id),
  };
}

const toRoster = ({ id, name, grade, students }: TaughtClass) => ({
  classId: id,
  className: name,
  grade,
  students,
});

/** One row for all who asked to join. */
async function requestRows(db: Db, teacherId: number, now: Date): Promise<WorklistRow[]> {
  const { invitations, more } = await listInvitations(db, teacherId, now);
  const [newest] = invitations;
  if (!newest) return [];
  return [
    {
      type: 'requests',
      rowKey: 'requests',
      state: stateText(new Map([[0, Date.parse(newest.askedAt)]])),
      waiting: invitations.length + more,
      names: invitations.slice(0, NAMES).map(({ studentName }) => studentName),
    },
  ];
}
