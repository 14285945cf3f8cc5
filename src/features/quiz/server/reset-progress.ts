import { selectClassMembers } from '#features/classes/server/public.ts';
import {
  beginEpoch,
  lockProgressOfAll,
  type ProgressRow,
  pretestIs,
  takePointsToo,
} from '#features/progress/server/public.ts';
import { recordActs } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type {
  resetProgress as contract,
  ResetAnswer,
  resetClassProgress,
} from '../contract/reset-progress.ts';
import type { QuizServices } from './quiz.ts';
import { stopOpenAttempts } from './resets-queries.ts';

type Code = ResetAnswer['code'];

const MESSAGES: Readonly<Record<Code, string>> = {
  reset: 'This student starts over.',
  'at-start': 'This student has not begun yet.',
  'not-found': 'There is no such student in this class.',
};

/** Lets students of a class start over; those who are at the start already stay as they are. */
export async function resetProgress(
  { db }: Pick<QuizServices, 'db'>,
  { actor, body, object, now }: Pick<Call<typeof contract>, 'actor' | 'body' | 'object' | 'now'>,
): Promise<Reply<typeof contract>> {
  const codes = await db.transaction().execute(async (tx) => {
    const members = await selectClassMembers(tx, body.classId);
    const studentIds = body.studentIds.filter((studentId) => members.has(studentId));
    const { resetPoints } = body;
    return resetAll(tx, {
      ...body,
      studentIds,
      resetPoints,
      by: actor.userId,
      timezone: object.timezone,
      now,
    });
  });
  return { students: toAnswers(body.studentIds, codes) };
}

/** The same for everybody in a class; points stay. */
export async function resetClass(
  { db }: Pick<QuizServices, 'db'>,
  { actor, params, object, now }: Call<typeof resetClassProgress>,
): Promise<Reply<typeof resetClassProgress>> {
  const classId = params.id;
  return db.transaction().execute(async (tx) => {
    const studentIds = [...(await selectClassMembers(tx, classId))];
    const { timezone } = object;
    const codes = await resetAll(tx, {
      classId,
      studentIds,
      resetPoints: false,
      by: actor.userId,
      timezone,
      now,
    });
    return { students: toAnswers(studentIds, codes) };
  });
}

const toAnswers = (studentIds: readonly number[], codes: ReadonlyMap<number, Code>): ResetAnswer[] =>
  studentIds.map((studentId, index) => {
    const code = codes.get(studentId) ?? 'not-found';
    return { index, studentId, ok: code === 'reset' || code === 'at-start', code, message: MESSAGES[code] };
  });

interface ResetAll {
  readonly classId: number;
  /** They are in the class. */
  readonly studentIds: readonly number[];
  readonly resetPoints: boolean;
  readonly by: number;
  /** Of the class. */
  readonly timezone: string;
  readonly now: Date;
}

/** All of them at once, after their rows are locked, as in everything that moves a student. */
async function resetAll(tx: Tx, reset: ResetAll): Promise<ReadonlyMap<number, Code>> {
  const codes = new Map<number, Code>(reset.studentIds.map((studentId) => [studentId, 'at-start']));
  const rows = await lockProgressOfAll(tx, reset.studentIds);
  const toReset = idsOf(rows.filter((row) => !pretestIs(row, 'pretest_not_started')));
  const toEmpty = reset.resetPoints
    ? idsOf(rows.filter((row) => pretestIs(row, 'pretest_not_started') && row.total_points > 0))
    : [];
  const { classId, by, now, resetPoints: takesPoints } = reset;
  const day = dayNumber(now.getTime(), reset.timezone);
  if (toReset.length > 0) {
    const stopped = await stopOpenAttempts(tx, toReset);
    await beginEpoch(tx, { studentIds: toReset, classId, by, now, day, takesPoints }, stopped);
  }
  await takePointsToo(tx, { studentIds: toEmpty, classId, by, now, day });
  const changed = [...toReset, ...toEmpty];
  const act = { act: 'reset-progress', by, detail: { classId, points: takesPoints } } as const;
  await recordActs(
    tx,
    changed.map((about) => ({ ...act, about })),
    now,
  );
  for (const studentId of changed) codes.set(studentId, 'reset');
  return codes;
}

const idsOf = (rows: readonly ProgressRow[]): number[] => rows.map((row) => row.student_id);
