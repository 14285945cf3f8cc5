import { expect, it } from 'vitest';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { rescoreCorrections, SETTLE_MS } from '#features/item-bank/server/rescore-correction.ts';
import { correctKey } from '#features/library/contract/endpoints.ts';
import { SKILL_GROUPS, SKILLS } from '#features/library/core/skills.ts';
import { quizHistory } from '../contract/endpoints.ts';
import { dismissWorklistRow, listNotes, listWorklist, restoreWorklistRow } from '../contract/worklist.ts';
import { HELP_KINDS } from '../core/who-needs-help.ts';

const test = useTestApp();

const list = async (by: Teacher) => (await by.call(listWorklist, {})).data.rows;
const keysOf = async (by: Teacher) => (await list(by)).map(({ rowKey }) => rowKey);
const dismiss = (by: Teacher, { rowKey, state }: { rowKey: string; state: string }) =>
  by.call(dismissWorklistRow, { body: { rowKey, state } });
const restore = (by: Teacher, rowKey: string) => by.call(restoreWorklistRow, { body: { rowKey } });

async function newClass() {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await room.student('Ana');
  const [row] = await list(teacher);
  return { teacher, room, row: row! };
}

it('keeps a row away, for this teacher alone, until somebody comes to it', async () => {
  const { teacher, room, row } = await newClass();
  await dismiss(await test.world.teacher('Moss'), row);
  expect(await keysOf(teacher)).toEqual([row.rowKey]);
  await dismiss(teacher, row);
  await dismiss(teacher, row);
  expect(await keysOf(teacher)).toEqual([]);
  await room.student('Ben');
  expect(await keysOf(teacher)).toEqual([row.rowKey]);
});

it('puts it back, also when it is there', async () => {
  const { teacher, row } = await newClass();
  await dismiss(teacher, row);
  expect((await restore(teacher, row.rowKey)).status).toBe(200);
  expect((await restore(teacher, row.rowKey)).status).toBe(200);
  expect(await keysOf(teacher)).toEqual([row.rowKey]);
});

it('hides no student who came after the list was shown', async () => {
  const { teacher, room, row } = await newClass();
  await room.student('Ben');
  await dismiss(teacher, row);
  expect(await keysOf(teacher)).toEqual([row.rowKey]);
});

/** What a row of every kind is known by; of the rows about skills one for each skill and group. */
const KEYS_OF_ALL_KINDS = [
  'requests',
  'invites',
  ...['pretest', 'essays', 'early', 'correction'].map((kind) => `${kind}:12`),
  ...HELP_KINDS.filter((kind) => kind !== 'skill').map((kind) => `${kind}:12`),
  ...[...SKILLS, ...SKILL_GROUPS].map((skill) => `skill:12:${skill}`),
];

it('keeps a row of every kind, and puts it back', async () => {
  const teacher = await test.world.teacher('Rivera');
  for (const rowKey of KEYS_OF_ALL_KINDS) {
    expect([rowKey, (await dismiss(teacher, { rowKey, state: '1:2' })).status]).toEqual([rowKey, 200]);
    expect([rowKey, (await restore(teacher, rowKey)).status]).toEqual([rowKey, 200]);
  }
});

it.each([
  ['skill:1', '1:1'],
  ['skill:1:Spelling', '1:1'],
  ['guessing:1:Vocab', '1:1'],
  ['other:1', '1:1'],
  ['guessing:1', ''],
  ['guessing:1', '1:1,'],
  ['guessing:1', 'drop table'],
])('refuses the row "%s" in the state "%s"', async (rowKey, state) => {
  const teacher = await test.world.teacher('Rivera');
  expect((await dismiss(teacher, { rowKey, state })).status).toBe(400);
});

it('keeps the note about a corrected key as read, and puts it back', async () => {
  const { teacher, reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  await read(ana);
  const { quizzes } = (await ana.call(quizHistory, { params: { studentId: ana.id }, body: {} })).data;
  const question = test.app.services.library.known(quizzes[0]!.versionId)!.questions[0]!;
  const other = question.options.find(({ id }) => id !== question.key.id)!;
  const admin = await test.world.admin('Ada');
  await admin.call(correctKey, {
    body: { questionId: question.id, optionId: other.id, reason: 'It says so in paragraph 2.' },
  });
  test.clock.pass(SETTLE_MS / 1000);
  await rescoreCorrections(test.app.services).run();
  const row = (await list(teacher)).at(-1)!;
  expect(row).toMatchObject({ type: 'correction', note: { students: 1 } });
  await dismiss(teacher, row);
  expect(await keysOf(teacher)).not.toContain(row.rowKey);
  expect((await teacher.call(listWorklist, {})).data.putAway).toEqual([row]);
  expect((await teacher.call(listNotes, {})).data.rows).toEqual([]);
  await restore(teacher, row.rowKey);
  expect(await keysOf(teacher)).toContain(row.rowKey);
});
