import { expect, it } from 'vitest';
import { openReadingClass, STEADY_READER } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { classReport } from '#features/reports/contract/class-report.ts';
import { listStudentsOfClass } from '../contract/endpoints.ts';
import {
  dismissWorklistRow,
  listWorklist,
  listWorklistOfClass,
  type WorklistRow,
} from '../contract/worklist.ts';
import { HELP_KINDS, helpReasons } from '../core/who-needs-help.ts';

const test = useTestApp();
const DAY = 86_400;
/** After the pretest they read as if they had forgotten how to, and so pass nothing. */
const LOST_READER = { level: 1, guessing: 0, random: () => 0.9 };
const GUESSER = { ...STEADY_READER, guessing: 1 };
const GRADE = 4;

/** Readers of every kind: one who is well, two who are lost, one who guesses, one who is away, one who has not begun. */
async function setUp() {
  const { teacher, room, reader, read } = await openReadingClass(test, { grade: GRADE });
  const readMany = async (student: Student, as: typeof STEADY_READER, quizzes: number) => {
    for (let quiz = 0; quiz < quizzes; quiz++) await read(student, as);
  };
  const away = await reader('Dee');
  await room.student('Eva');
  test.clock.pass(15 * DAY);
  const comeBack = async (name: string) => test.world.comeBack(await reader(name));
  await readMany(await comeBack('Ana'), STEADY_READER, 3);
  await readMany(await comeBack('Ben'), LOST_READER, 6);
  await readMany(await comeBack('Cal'), LOST_READER, 6);
  await readMany(await comeBack('Fay'), GUESSER, 3);
  return {
    teacher: { ...teacher, ...(await test.world.logIn(teacher.username, teacher.password)) },
    room,
    away,
  };
}

/** "Ben: skill Vocab", in any order. */
const inWords = (pairs: readonly (readonly [number, string])[]) =>
  pairs.map(([studentId, reason]) => `${studentId}: ${reason}`).toSorted();

const ofRows = (rows: readonly WorklistRow[]) =>
  inWords(
    rows.flatMap((row) =>
      row.type === 'help'
        ? row.named.map(({ studentId }) => [studentId, row.skill ?? row.kind] as const)
        : [],
    ),
  );

it('names the same students for the same reason on the home page, the overview, the roster and the report of a class', async () => {
  const { teacher, room } = await setUp();
  const { rows, figures } = (await teacher.call(listWorklist, {})).data;
  const home = ofRows(rows);
  const overview = (await teacher.call(listWorklistOfClass, { params: { id: room.id } })).data;
  expect(overview.rows).toEqual(rows.filter((row) => 'classId' in row));

  const { students } = (await teacher.call(listStudentsOfClass, { params: { id: room.id } })).data;
  const reasons = students.flatMap((line) =>
    helpReasons(line, test.clock.now().getTime(), GRADE).map((reason) => ({ line, reason })),
  );
  expect(
    inWords(
      reasons.map(({ line, reason }) => [
        line.studentId,
        reason.kind === 'skill' ? reason.skill : reason.kind,
      ]),
    ),
  ).toEqual(home);
  expect(figures).toMatchObject([{ needHelp: new Set(reasons.map(({ line }) => line.studentId)).size }]);

  const report = (await teacher.call(classReport, { params: { classId: room.id }, query: {} })).data;
  const atTables = report.tables.flatMap(({ skill, studentIds }) =>
    studentIds.map((studentId) => [studentId, skill] as const),
  );
  const withSkill = reasons.filter(({ reason }) => reason.kind === 'skill');
  expect(inWords(atTables)).toEqual(
    inWords(withSkill.map(({ line, reason }) => [line.studentId, 'skill' in reason ? reason.skill : ''])),
  );
  for (const { line, reason } of withSkill) {
    if (reason.kind !== 'skill') continue;
    const reported = report.students.find(({ studentId }) => studentId === line.studentId)!;
    const { right, counted, expected, difference } = reason;
    expect([...reported.skills, ...reported.groups]).toContainEqual(
      expect.objectContaining({ skill: reason.skill, right, counted, expected, difference }),
    );
  }
  // Every kind is there: otherwise nothing is compared.
  expect(new Set(reasons.map(({ reason }) => reason.kind))).toEqual(new Set(HELP_KINDS));
});

it('leaves a row of every kind that was put away on the home page away on the overview of the class', async () => {
  const { teacher, room } = await setUp();
  const { rows } = (await teacher.call(listWorklist, {})).data;
  expect(new Set(rows.flatMap((row) => (row.type === 'help' ? [row.kind] : [])))).toEqual(
    new Set(HELP_KINDS),
  );
  for (const { rowKey, state } of rows)
    expect((await teacher.call(dismissWorklistRow, { body: { rowKey, state } })).status).toBe(200);
  const ofClass = (await teacher.call(listWorklistOfClass, { params: { id: room.id } })).data;
  expect(ofClass).toEqual({ rows: [], putAway: rows });
  expect((await teacher.call(listWorklist, {})).data).toMatchObject({ rows: [], putAway: rows });
});
