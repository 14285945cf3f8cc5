import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import * as classes from '#features/classes/contract/endpoints.ts';
import * as essays from '#features/essays/contract/endpoints.ts';
import { readStudentWithEssay } from '#features/essays/server/student-with-essay.ts';
import * as overview from '#features/overview/contract/endpoints.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import { answerShortEssay } from '#features/quiz/contract/short-essay.ts';
import { readStudentContext } from '#features/quiz/server/student-context.ts';
import { WIRE_NAMES } from '#platform/endpoint/contract/wire-names.ts';
import { readPassageAs, takePretestAs } from './simulated-student.ts';
import { useTestApp } from './testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from './world.ts';

/**
 * A child registers as a teacher, creates a class with easier rules, joins it with the own student account, and then
 * calls everything that a teacher can call. Nothing of the real class's work may be moved or seen.
 */
const test = useTestApp();
const reader = { level: 4.5, guessing: 0, random: () => 0.4 };
const TEXT =
  'I think that the people in this passage were careful because they looked twice before they said anything about what had happened to them.';
const REAL_RULES = {
  includeEssays: true,
  maySkipEssays: false,
  timezone: 'America/New_York',
  settings: { lowestLevel: 2, highestLevel: 6, showGrade: false, showPoints: false, levelRule: 'classic' },
} as const;
const EASY_RULES = {
  grade: 12,
  belowThirteen: false,
  includeEssays: false,
  maySkipEssays: true,
  timezone: 'Pacific/Kiritimati',
  settings: { lowestLevel: 1, highestLevel: 12, showGrade: true, showPoints: true, levelRule: 'steady' },
} as const;

let rivera: Teacher;
let room: SchoolClass;
let ana: Student;
let pell: Teacher;
let ownRoom: SchoolClass;
let attemptId: number;
let versionId: number;

const environment = () => ({ student: ana, library: test.app.services.library, clock: test.clock });
const openEssay = async () =>
  (await ana.call(quizCalls.studentQuizData, { params: { studentId: ana.id } })).data.essay;
const handInEssay = async () => {
  const essay = await openEssay();
  const body = { studentId: ana.id, text: TEXT, skipped: false, elapsedSeconds: 90 };
  const headers = { 'idempotency-key': randomUUID() };
  await ana.call(answerShortEssay, { headers, body: { ...body, questionId: essay!.questionId } });
};
const score = (by: Teacher, value: number) =>
  by.call(essays.scoreEssay, {
    body: { studentId: ana.id, attemptId, score: value, comment: '' },
  });

/** Everything of Ana that could be moved: scores, points, level, day, memberships, and the rules of the next quiz. */
async function stateOfAna() {
  const { db } = test.database;
  const of = (table: 'student_progress' | 'points_ledger' | 'essays' | 'attempts' | 'progress_events') =>
    db.selectFrom(table).selectAll().where('student_id', '=', ana.id).execute();
  const context = await readStudentContext(db, ana.id, test.clock.now());
  return {
    progress: await of('student_progress'),
    ledger: await of('points_ledger'),
    essays: await of('essays'),
    attempts: await of('attempts'),
    events: await of('progress_events'),
    rules: context!.settings,
    shown: context!.visible,
    account: await db
      .selectFrom('users')
      .select(['first_name', 'last_name', 'username', 'password_hash', 'locked_at'])
      .where('id', '=', ana.id)
      .execute(),
    realClass: await db
      .selectFrom('classes')
      .leftJoin('class_students', 'class_students.class_id', 'classes.id')
      .selectAll()
      .where('classes.id', '=', room.id)
      .execute(),
  };
}

beforeAll(async () => {
  rivera = await test.world.teacher('Rivera');
  await approveTeacher(test.database.db, usernameKey(rivera.username), test.clock.now());
  room = await rivera.class('Room 12', REAL_RULES);
  ana = await room.student('Ana');
  await takePretestAs(reader, environment());
  await readPassageAs(reader, environment());
  await handInEssay();
  const { quizzes } = (await rivera.call(overview.quizHistory, { params: { studentId: ana.id }, body: {} }))
    .data;
  attemptId = quizzes[0]!.attemptId;
  versionId = quizzes[0]!.versionId;
  await score(rivera, 2);
}, 60_000);

describe('a child who registers as a teacher and joins a class of their own', () => {
  beforeAll(async () => {
    pell = await test.world.teacher('Pell');
    ownRoom = await pell.class('Easy Room', EASY_RULES);
  });

  it('moves no score, points, level, day or rule', async () => {
    const before = await stateOfAna();
    await ana.call(classes.joinClass, { body: { classCode: ownRoom.code } });
    expect((await score(pell, 4)).problem.code).toBe('not-found');
    for (const id of [ownRoom.id, room.id])
      await pell.call(classes.updateClass, { params: { id }, body: { teacherId: pell.id, ...EASY_RULES } });
    expect(await stateOfAna()).toEqual(before);
    expect(before.rules).toMatchObject({ classId: room.id, includesEssay: true, rule: 'classic' });
    expect(before.shown).toEqual({ showGrade: false, showPoints: false });
  });

  it('reads no essay, quiz, level or points of the real class, nor its name', async () => {
    const seen = await Promise.all([
      pell.call(essays.listEssays, { params: { id: ownRoom.id }, query: { status: 'scored' } }),
      pell.call(essays.listEssays, { params: { id: room.id }, query: { status: 'scored' } }),
      pell.call(essays.essaysWaiting, {}),
      pell.call(overview.listStudentsOfClass, { params: { id: ownRoom.id } }),
      pell.call(overview.pretestStatuses, { params: { id: ownRoom.id } }),
      pell.call(overview.viewProfileForStudent, { body: { studentId: ana.id } }),
      pell.call(overview.studentProfileData, { params: { id: ana.id }, body: {} }),
      pell.call(overview.quizHistory, { params: { studentId: ana.id }, body: {} }),
      pell.call(quizCalls.quizReviewData, {
        params: { versionId },
        query: { attemptId },
      }),
      pell.call(classes.listClassesOfStudent, { params: { id: ana.id } }),
    ]);
    const bodies = seen.map(({ raw }) => raw.body).join('\n');
    expect(bodies).not.toContain('looked twice');
    expect(bodies).not.toContain('Room 12');
    expect(bodies).not.toContain('Rivera');
    expect(bodies).not.toMatch(new RegExp(`"${WIRE_NAMES.attemptId}":${attemptId}\\b`));
    expect(bodies).not.toMatch(/"(readingLevel|initialLevel|rank|totalPoints|pretestStatus)":(?!null)/);
    expect(bodies).toContain('"quizzesTaken":0');
  });

  it('starts no day anew, and still writes the essay that the real class demands', async () => {
    const { rules: before } = await stateOfAna();
    await readPassageAs(reader, environment());
    const { rules } = await stateOfAna();
    const newest = await newestAttempt();
    expect(newest.class_id).toBe(room.id);
    expect(newest.settings).toMatchObject({ paid: { nthOfDay: 2 } });
    expect(rules).toEqual(before);
    expect(await openEssay()).toMatchObject({ maySkip: false });
    await handInEssay();
  });
});

describe('a child who joins a class of their own before the real one', () => {
  it('is ruled by the real class', async () => {
    const ben = await ownRoom.student('Ben');
    test.clock.pass(60);
    await ben.call(classes.joinClass, { body: { classCode: room.code } });
    await takePretestAs(reader, { ...environment(), student: ben });
    await readPassageAs(reader, { ...environment(), student: ben });
    const student = await readStudentWithEssay(test.database.db, ben.id, test.clock.now());
    const { context } = student!;
    expect(context.settings).toMatchObject({
      classId: room.id,
      grade: 4,
      timezone: 'America/New_York',
      range: { minLevel: 2, maxLevel: 6 },
      rule: 'classic',
      underThirteen: true,
    });
    expect(context.visible).toEqual({ showGrade: false, showPoints: false });
    expect(student!.openEssay).not.toBeNull();
  });
});

describe('the day of a student', () => {
  it('does not go back when the class that counts moves to a zone where it is yesterday', async () => {
    await move('Pacific/Kiritimati');
    await readPassageAs(reader, environment());
    const ahead = await newestAttempt();
    await move('Pacific/Pago_Pago');
    await readPassageAs(reader, environment());
    const after = await newestAttempt();
    expect(after.id).not.toBe(ahead.id);
    expect(after.finished_day).toBe(ahead.finished_day);
    expect(after.settings).toMatchObject({ paid: { nthOfDay: paidAs(ahead.settings) + 1 } });
  });
});

async function newestAttempt() {
  const { attempts } = await stateOfAna();
  return attempts.toSorted((a, b) => b.id - a.id)[0]!;
}
const move = (timezone: string) =>
  rivera.call(classes.updateClass, {
    params: { id: room.id },
    body: { teacherId: rivera.id, timezone, includeEssays: false },
  });
const paidAs = (settings: unknown) => (settings as { paid: { nthOfDay: number } }).paid.nthOfDay;
