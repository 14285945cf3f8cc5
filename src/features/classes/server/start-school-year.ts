import { deleteSessionsByBadgesIn } from '#features/accounts/server/public.ts';
import { recordActs } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { codeExpiry } from '#platform/time/core/code-expiry.ts';
import type { startSchoolYear as contract } from '../contract/school-year.ts';
import { type PlannedStep, stepsToDo } from '../core/school-year.ts';
import { nextGrade } from '../core/school-year-plan.ts';
import { selectAddable } from './add-students-queries.ts';
import { noPlaceFor } from './add-to-class.ts';
import { type LockedMemberships, lockMemberships } from './classes-queries.ts';
import { endMemberships, upsertMemberships } from './membership-queries.ts';
import {
  applyRun,
  type ChangeableClass,
  deleteRun,
  insertMoves,
  insertRun,
  insertRunClasses,
  lockChangeable,
  lockStudents,
  type MoveOfClass,
  selectMembersOf,
  selectRuns,
} from './school-year-queries.ts';
import { toSchoolYears } from './school-year-views.ts';
import { bringSupports } from './student-supports-queries.ts';

/**
 * Starts a new school year in one transaction: either all of the plan that can be done is done, or nothing. Sent again with the same key it
 * tells what was done then.
 */
export async function startSchoolYear(
  { db }: Pick<Services, 'db'>,
  { actor, body: { yearKey: key, steps }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const teacherId = actor.userId;
  await db.transaction().execute(async (tx) => {
    const runId = await insertRun(tx, { teacherId, key, now });
    if (runId === null) return;
    if (!(await begin(tx, { runId, teacherId, plan: steps, now }))) await deleteRun(tx, runId);
  });
  const [year] = toSchoolYears(await selectRuns(db, teacherId, { key }));
  const changed = new Set(year?.classes.map(({ classId }) => classId));
  const unchanged = [...new Set(steps.map(({ classId }) => classId))].filter((id) => !changed.has(id));
  return { year: year ?? null, unchanged };
}

interface Beginning {
  readonly runId: number;
  readonly teacherId: number;
  readonly plan: readonly PlannedStep[];
  readonly now: Date;
}

/** Does what can be done of a plan. Students move before their class is archived. @returns whether anything was done. */
async function begin(tx: Tx, { runId, teacherId, plan, now }: Beginning): Promise<boolean> {
  const named = plan.flatMap(({ classId, moveTo }) => [classId, ...(moveTo === null ? [] : [moveTo])]);
  const rows = new Map((await lockChangeable(tx, teacherId, named)).map((row) => [row.id, row]));
  const steps = stepsToDo(plan, rows);
  if (steps.length === 0) return false;
  await insertRunClasses(
    tx,
    runId,
    steps.map((step) => toStepDone(step, rows.get(step.classId), now)),
  );
  const archived = steps.filter(({ step }) => step === 'archive');
  await deleteSessionsByBadgesIn(
    tx,
    archived.map(({ classId }) => classId),
  );
  await moveAll(tx, { runId, teacherId, steps, now });
  await applyRun(tx, runId, now);
  await recordActs(
    tx,
    [
      { act: 'start-school-year', by: teacherId, detail: { yearId: runId, classes: steps.length } },
      ...archived.map(({ classId }) => ({ act: 'archive-class', by: teacherId, detail: { classId } })),
    ],
    now,
  );
  return true;
}

const toStepDone = (
  { classId, step, grade, name }: PlannedStep,
  row: ChangeableClass | undefined,
  now: Date,
) => ({
  classId,
  step,
  name,
  gradeAfter: step === 'move-up' ? (nextGrade(grade) ?? grade) : grade,
  codeUntil: new Date(codeExpiry(now.getTime(), row?.timezone ?? 'UTC')),
});

interface Moving extends Pick<Beginning, 'runId' | 'teacherId' | 'now'> {
  readonly steps: readonly PlannedStep[];
}

/** Moves the students of archived classes into the ones that were chosen for them. All of them are locked first, in their order. */
async function moveAll(tx: Tx, { runId, teacherId, steps, now }: Moving): Promise<void> {
  const moves = steps.flatMap(({ classId, step, moveTo }) =>
    step === 'archive' && moveTo !== null ? [{ from: classId, to: moveTo }] : [],
  );
  if (moves.length === 0) return;
  const members = await selectMembersOf(
    tx,
    moves.map(({ from }) => from),
  );
  await lockStudents(
    tx,
    members.map((one) => one.student_id),
  );
  const made: MoveOfClass[] = [];
  for (const { from, to } of moves) {
    const studentIds = members.filter((one) => one.class_id === from).map((one) => one.student_id);
    // oxlint-disable-next-line no-await-in-loop -- one class after the other: each fills the class that the next one may come into
    made.push({ from, to, ...(await letIn(tx, { teacherId, to, studentIds, now })) });
  }
  for (const move of made) {
    // oxlint-disable-next-line no-await-in-loop -- few statements for each class, after all have come in: that they left can be undone
    await letOut(tx, { runId, teacherId, move, now });
  }
}

interface LettingIn extends Pick<Beginning, 'teacherId' | 'now'> {
  readonly to: number;
  readonly studentIds: readonly number[];
}

/** Puts students into another class, where there is room. */
async function letIn(tx: Tx, { teacherId: by, to, studentIds, now }: LettingIn) {
  if (studentIds.length === 0) return { added: [], there: [] };
  const locked = await lockMemberships(tx, { classId: to, studentIds });
  const places = placesOf(await selectAddable(tx, { classId: to, studentIds, by }), locked);
  await upsertMemberships(tx, { studentIds: places.added, classId: to, now, by });
  await bringSupports(tx, { classId: to, studentIds: places.added });
  return places;
}

interface LettingOut extends Pick<Beginning, 'runId' | 'teacherId' | 'now'> {
  readonly move: MoveOfClass;
}

/** Takes those who are in the new class out of the old one, and writes the move down. */
async function letOut(tx: Tx, { runId, teacherId: by, move, now }: LettingOut): Promise<void> {
  const { from, to, added, there } = move;
  const studentIds = [...added, ...there];
  if (studentIds.length === 0) return;
  const { ended } = await endMemberships(tx, { classId: from, studentIds, now, by });
  await insertMoves(tx, runId, move);
  await recordActs(
    tx,
    [
      ...added.map((about) => ({ act: 'add-student-to-class', by, about, detail: { classId: to } })),
      ...ended.map((about) => ({ act: 'remove-from-class', by, about, detail: { classId: from } })),
    ],
    now,
  );
}

/** Which students find a place in a class, and which are in it already. */
function placesOf(
  studentIds: ReadonlySet<number>,
  locked: LockedMemberships,
): Pick<MoveOfClass, 'added' | 'there'> {
  const added: number[] = [];
  for (const id of studentIds)
    if (!locked.members.has(id) && noPlaceFor(locked, id, added.length) === null) added.push(id);
  return { added, there: [...studentIds].filter((id) => locked.members.has(id)) };
}
