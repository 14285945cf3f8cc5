import { expect, it } from 'vitest';
import { answerAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import { correctKey } from '#features/library/contract/endpoints.ts';
import type { PublishedQuestion } from '#features/library/core/published-passage.ts';
import { dismissWorklistRow, listWorklist } from '#features/overview/contract/worklist.ts';
import * as contract from '../contract/key-corrections.ts';
import { rescoreCorrections, SETTLE_MS } from './rescore-correction.ts';

const test = useTestApp();
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
const REASON = 'Paragraph 2 says the other.';

const notes = async (teacher: Teacher) =>
  (await teacher.call(listWorklist, {})).data.rows.flatMap((row) =>
    row.type === 'correction' ? [row.note] : [],
  );
const dismiss = (teacher: Teacher, correctionId: number) =>
  teacher.call(dismissWorklistRow, {
    body: { rowKey: `correction:${correctionId}`, state: `${correctionId}:0` },
  });
const correct = async (question: PublishedQuestion) => {
  const admin = await test.world.admin('Ada');
  const other = question.options.find(({ id }) => id !== question.key.id)!;
  const body = { questionId: question.id, optionId: other.id, reason: REASON };
  const { correctionId } = (await admin.call(correctKey, { body })).data;
  const corrections = async () => (await admin.call(contract.listKeyCorrections, {})).data.corrections;
  return { correctionId, oldKey: question.key.text, key: other.text, corrections };
};
/** Scores the old answers again, as the job does once every server knows the new key. */
const rescore = () => {
  test.clock.pass(SETTLE_MS / 1000);
  return rescoreCorrections(test.app.services).run();
};
async function newClass(): Promise<{ teacher: Teacher; room: SchoolClass }> {
  const teacher = await test.world.teacher('Rivera');
  return { teacher, room: await teacher.class('Room 12') };
}
/** A student reads a passage. @returns its first question. */
async function readPassage(student: Student): Promise<PublishedQuestion> {
  const { library } = test.app.services;
  const reading = { student, library, clock: test.clock };
  await takePretestAs(READER, reading);
  const quiz = await student.beginQuiz();
  await answerAs(READER, { ...reading, quiz });
  return library.known(quiz.versionId)!.questions[0]!;
}

it('An admin sees a correction at once, and what it changed when the answers are scored again', async () => {
  const { room } = await newClass();
  const question = await readPassage(await room.student('Ana'));
  const { correctionId, oldKey, key, corrections } = await correct(question);
  const own = async () =>
    (await corrections()).find((correction) => correction.correctionId === correctionId);
  expect(await own()).toMatchObject({
    questionId: question.id,
    number: 1,
    stem: question.stem,
    oldKey,
    key,
    reason: REASON,
    correctedBy: expect.stringMatching(/^Ada/),
    scoredAt: null,
    students: 0,
    points: 0,
  });
  await rescore();
  expect(await own()).toMatchObject({ scoredAt: expect.any(String), students: 1 });
});

it('A key that is put back has the corrected one as its old key', async () => {
  const question = test.app.services.library.current('practice')[4]!.questions[0]!;
  const { key } = await correct(question);
  const admin = await test.world.admin('Ben');
  const body = { questionId: question.id, optionId: question.key.id, reason: 'The file was right.' };
  const { correctionId } = (await admin.call(correctKey, { body })).data;
  const { corrections } = (await admin.call(contract.listKeyCorrections, {})).data;
  expect(corrections.find((one) => one.correctionId === correctionId)).toMatchObject({
    oldKey: key,
    key: question.key.text,
    correctedBy: expect.stringMatching(/^Ben/),
  });
});

it('Corrections are listed newest first', async () => {
  const questions = test.app.services.library.current('practice').slice(0, 2);
  const first = await correct(questions[0]!.questions[1]!);
  test.clock.pass(60);
  const second = await correct(questions[1]!.questions[1]!);
  const ids = (await second.corrections()).map(({ correctionId }) => correctionId);
  expect(ids.slice(0, 2)).toEqual([second.correctionId, first.correctionId]);
});

it('A teacher sees a correction once it changed something for a student of theirs', async () => {
  const { teacher, room } = await newClass();
  const moss = await test.world.teacher('Moss');
  const question = await readPassage(await room.student('Ana'));
  const { correctionId } = await correct(question);
  expect(await notes(teacher)).toEqual([]);
  await rescore();
  const [note, ...others] = await notes(teacher);
  expect(others).toEqual([]);
  expect(note).toMatchObject({ correctionId, reason: REASON, students: 1 });
  expect(note).not.toHaveProperty('questionId');
  expect(await notes(moss)).toEqual([]);
});

it('A teacher sees the new key only when approved', async () => {
  const { teacher, room } = await newClass();
  const { key } = await correct(await readPassage(await room.student('Ana')));
  await rescore();
  expect(await notes(teacher)).toMatchObject([{ key: null }]);
  await approveTeacher(test.database.db, usernameKey(teacher.username), test.clock.now());
  expect(await notes(teacher)).toMatchObject([{ key }]);
});

it('A note that a teacher has dismissed is gone for this teacher alone, however often it is dismissed', async () => {
  const { teacher, room } = await newClass();
  const novak = await test.world.teacher('Novak');
  const ana = await room.student('Ana');
  const { correctionId } = await correct(await readPassage(ana));
  await rescore();
  for (let time = 0; time < 2; time += 1) expect((await dismiss(novak, correctionId)).status).toBe(200);
  expect(await notes(teacher)).toHaveLength(1);
  for (let time = 0; time < 2; time += 1) expect((await dismiss(teacher, correctionId)).status).toBe(200);
  expect(await notes(teacher)).toEqual([]);
});

it('Dismissing a note that does not exist changes nothing', async () => {
  const { teacher } = await newClass();
  expect((await dismiss(teacher, 999_999)).data).toEqual({});
});
