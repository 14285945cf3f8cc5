import { recordActs } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { undoSchoolYear as contract } from '../contract/school-year.ts';
import { MAX_CLASSES_OF_TEACHER, MAX_STUDENTS_OF_CLASS } from '../core/class-limits.ts';
import { isAsLeft } from '../core/school-year.ts';
import { lockClassesOfTeacher } from './classes-queries.ts';
import { endMemberships, undoableSince, undoRemovals } from './membership-queries.ts';
import { stepOf } from './school-year-columns.ts';
import { lockStudents, selectMembersOf } from './school-year-queries.ts';
import {
  lockRun,
  lockRunClasses,
  type MoveAsLeft,
  type RunClassRow,
  selectMoves,
  selectMovesAsLeft,
  setUndone,
  takeBackClasses,
} from './undo-school-year-queries.ts';

type Outcome = ResponseOf<typeof contract>;
type ClassOutcome = Outcome['classes'][number];

/** Undoes the start of a school year as far as it is still as it was left, in one transaction. */
export async function undoSchoolYear(
  { db }: Pick<Services, 'db'>,
  { actor, body: { yearId: runId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const teacherId = actor.userId;
  return unlessRefused<Outcome | Refusal<'over'>>(db, async (tx) => {
    const run = await lockRun(tx, { runId, teacherId });
    if (!run || run.undone_at !== null || run.started_at <= undoableSince(now)) return refuse('over');
    return takeBack(tx, { runId, teacherId, now });
  });
}

interface TakingBack {
  readonly runId: number;
  readonly teacherId: number;
  readonly now: Date;
}

async function takeBack(tx: Tx, taking: TakingBack): Promise<Outcome> {
  const { runId, teacherId: by, now } = taking;
  const room = MAX_CLASSES_OF_TEACHER - (await lockClassesOfTeacher(tx, by));
  const rows = await lockRunClasses(tx, taking);
  const codes = codesOf(rows, room);
  const undone = rows.filter((row) => codes.get(row.class_id) === 'undone');
  await takeBackClasses(
    tx,
    runId,
    undone.map((row) => row.class_id),
  );
  const students = await moveBack(tx, taking);
  await setUndone(tx, runId, now);
  const restored = undone.filter((row) => stepOf(row.step, row.class_id) === 'archive');
  await recordActs(
    tx,
    [
      { act: 'undo-school-year', by, detail: { yearId: runId, classes: undone.length } },
      ...restored.map((row) => ({ act: 'restore-class', by, detail: { classId: row.class_id } })),
    ],
    now,
  );
  return { classes: rows.map((row) => toOutcome(row, codes.get(row.class_id) ?? 'changed')), ...students };
}

/** What becomes of each class: archived ones come back while the teacher has room for them. */
function codesOf(rows: readonly RunClassRow[], room: number): ReadonlyMap<number, ClassOutcome['code']> {
  let left = room;
  return new Map(
    rows.map((row) => {
      const step = stepOf(row.step, row.class_id);
      if (!isAsLeft({ ...row, step })) return [row.class_id, 'changed'];
      if (step === 'archive' && left-- <= 0) return [row.class_id, 'enough-classes'];
      return [row.class_id, 'undone'];
    }),
  );
}

/** A class as it is now. */
const toOutcome = (row: RunClassRow, code: ClassOutcome['code']): ClassOutcome => {
  const step = stepOf(row.step, row.class_id);
  const isBack = code === 'undone' && step === 'move-up';
  return {
    classId: row.class_id,
    step,
    name: isBack && row.name === row.name_after ? row.name_before : row.name,
    grade: isBack ? row.grade_before : row.grade,
    code,
  };
};

/** Puts students back into the classes that they left, where there is room, and takes them out of those that they came into. */
async function moveBack(tx: Tx, taking: TakingBack) {
  const { runId, teacherId: by, now } = taking;
  const all = await selectMoves(tx, runId);
  await lockStudents(
    tx,
    all.map((move) => move.student_id),
  );
  const back = await withRoom(tx, await selectMovesAsLeft(tx, taking));
  for (const [classId, moves] of Map.groupBy(back, ({ from }) => from)) {
    // oxlint-disable-next-line no-await-in-loop -- one statement for the students of each class that was archived
    await undoRemovals(tx, { classId, studentIds: moves.map((move) => move.student_id) });
  }
  const leaving = back.filter((move) => !move.was_there);
  for (const [classId, moves] of Map.groupBy(leaving, ({ to }) => to)) {
    // oxlint-disable-next-line no-await-in-loop -- one statement for the students of each class that they came into
    await endMemberships(tx, { classId, studentIds: moves.map((move) => move.student_id), now, by });
  }
  const act = 'restore-student-to-class';
  await recordActs(
    tx,
    back.map(({ student_id: about, from: classId }) => ({ act, by, about, detail: { classId } })),
    now,
  );
  return { studentsBack: back.length, studentsStaying: all.length - back.length };
}

/** Those for whom there is a place in the class that they left. */
async function withRoom(tx: Tx, moves: readonly MoveAsLeft[]): Promise<readonly MoveAsLeft[]> {
  const members = await selectMembersOf(tx, [...new Set(moves.map(({ from }) => from))]);
  const taken = new Map<number, number>();
  for (const { class_id: id } of members) taken.set(id, (taken.get(id) ?? 0) + 1);
  return moves.filter(({ from }) => {
    const students = taken.get(from) ?? 0;
    taken.set(from, students + 1);
    return students < MAX_STUDENTS_OF_CLASS;
  });
}
