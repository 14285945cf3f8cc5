import { recordActs } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type {
  listStoppedStudents as listContract,
  stopTrackingStudents as stopContract,
  trackStudentsAgain as undoContract,
} from '../contract/stop-tracking.ts';
import { MAX_STUDENTS_OF_CLASS } from '../core/class-limits.ts';
import { undoableSince, undoRemovals } from './membership-queries.ts';
import { lockStudents, selectMembersOf } from './school-year-queries.ts';
import {
  endTracking,
  lockClasses,
  selectStillIn,
  selectStopped,
  selectStoppedStudents,
} from './stop-tracking-queries.ts';

/** Takes students out of all classes of the teacher; doing it again changes nothing. No work is deleted. */
export async function stopTrackingStudents(
  { db }: Pick<Services, 'db'>,
  { actor, body, now }: Call<typeof stopContract>,
): Promise<Reply<typeof stopContract>> {
  const studentIds = 'studentIds' in body ? body.studentIds : body;
  const tracked = { teacherId: actor.userId, studentIds };
  const { ended, still } = await db.transaction().execute(async (tx) => {
    const left = await endTracking(tx, tracked, now);
    const act = { act: 'stop-tracking-student', by: actor.userId } as const;
    await recordActs(
      tx,
      [...left].map((about) => ({ ...act, about })),
      now,
    );
    const classes = await selectStillIn(tx, { ...tracked, studentIds: [...left] });
    return { ended: left, still: Map.groupBy(classes, (row) => row.student_id) };
  });
  return {
    stoppedAt: now.toISOString(),
    students: studentIds.map((studentId, index) => {
      const ok = ended.has(studentId);
      return {
        index,
        studentId,
        ok,
        code: ok ? 'stopped' : 'not-found',
        message: ok
          ? 'This student is in none of your classes any more.'
          : 'This student is in no class of yours.',
        stillIn: (still.get(studentId) ?? []).map(({ id, name }) => ({ id, name })),
      };
    }),
  };
}

type Code = 'restored' | 'over' | 'class-full';
const MESSAGES: Readonly<Record<Code, string>> = {
  restored: 'This student is back.',
  over: 'This can no longer be undone. The student can join with a class code.',
  'class-full': 'A class that the student left is full now.',
};

/** Puts students back into the classes that they left as the teacher stopped tracking them, where there is room. */
export async function trackStudentsAgain(
  { db }: Pick<Services, 'db'>,
  { actor, body: { studentIds, stoppedAt }, now }: Call<typeof undoContract>,
): Promise<Reply<typeof undoContract>> {
  const at = new Date(stoppedAt);
  const codes =
    at <= undoableSince(now)
      ? new Map<number, Code>()
      : await db
          .transaction()
          .execute((tx) => putBack(tx, { teacherId: actor.userId, studentIds, stoppedAt: at, now }));
  return {
    students: studentIds.map((studentId, index) => {
      const code = codes.get(studentId) ?? 'over';
      return { index, studentId, ok: code === 'restored', code, message: MESSAGES[code] };
    }),
  };
}

interface PuttingBack {
  readonly teacherId: number;
  readonly studentIds: readonly number[];
  readonly stoppedAt: Date;
  readonly now: Date;
}

/** Classes are locked before students, and only those whom the teacher stopped tracking: a call may name anybody. */
async function putBack(tx: Tx, { now, ...of }: PuttingBack): Promise<ReadonlyMap<number, Code>> {
  const before = await selectStopped(tx, of);
  const codes = new Map<number, Code>();
  if (before.length === 0) return codes;
  await lockClasses(
    tx,
    before.map((row) => row.class_id),
  );
  await lockStudents(
    tx,
    before.map((row) => row.student_id),
  );
  const byClass = Map.groupBy(await selectStopped(tx, of), (row) => row.class_id);
  const members = Map.groupBy(await selectMembersOf(tx, [...byClass.keys()]), (row) => row.class_id);
  for (const [classId, rows] of byClass) {
    const back = rows.slice(0, Math.max(0, MAX_STUDENTS_OF_CLASS - (members.get(classId)?.length ?? 0)));
    // oxlint-disable-next-line no-await-in-loop -- one statement for the students of each class
    await undoRemovals(tx, { classId, studentIds: back.map((row) => row.student_id) });
    for (const row of rows)
      if (!back.includes(row)) codes.set(row.student_id, codes.get(row.student_id) ?? 'class-full');
    for (const row of back) codes.set(row.student_id, 'restored');
  }
  const restored = [...codes].filter(([, code]) => code === 'restored');
  const act = { act: 'track-student-again', by: of.teacherId } as const;
  await recordActs(
    tx,
    restored.map(([about]) => ({ ...act, about })),
    now,
  );
  return codes;
}

/** The students whom a teacher stopped tracking lately and can have back. */
export async function listStoppedStudents(
  { db }: Pick<Services, 'db'>,
  { actor, now }: Call<typeof listContract>,
): Promise<Reply<typeof listContract>> {
  const rows = await selectStoppedStudents(db, actor.userId, undoableSince(now));
  return {
    students: rows.map((row) => ({
      studentId: row.id,
      username: row.username,
      firstName: row.first_name,
      lastName: row.last_name,
      stoppedAt: row.removed_at?.toISOString() ?? '',
      timezone: row.timezone,
    })),
  };
}
