import { expect, it } from 'vitest';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { correctKey } from '#features/library/contract/endpoints.ts';
import { quizHistory } from '#features/overview/contract/endpoints.ts';
import * as contract from '../contract/key-corrections.ts';
import { rescoreCorrections, SETTLE_MS } from './rescore-correction.ts';

const test = useTestApp();

/** A corrected key that changed the score of a student, of which the teacher reads a note. */
async function setUp() {
  const { teacher, reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  await read(ana);
  const { quizzes } = (await ana.call(quizHistory, { params: { studentId: ana.id }, body: {} })).data;
  const question = test.app.services.library.known(quizzes[0]!.versionId)!.questions[0]!;
  const other = question.options.find(({ id }) => id !== question.key.id)!;
  const admin = await test.world.admin('Ada');
  const { correctionId } = (
    await admin.call(correctKey, {
      body: { questionId: question.id, optionId: other.id, reason: 'It says so in paragraph 2.' },
    })
  ).data;
  test.clock.pass(SETTLE_MS / 1000);
  await rescoreCorrections(test.app.services).run();
  return {
    teacher,
    correctionId,
    noted: async (by: Teacher = teacher) =>
      (await by.call(contract.keyCorrectionNotes, {})).data.corrections.map((note) => note.correctionId),
    dismiss: (id = correctionId, by: Teacher = teacher) =>
      by.call(contract.dismissKeyCorrection, { body: { correctionId: id } }),
  };
}

it('shows the note no longer, however often the teacher reads it', async () => {
  const { correctionId, noted, dismiss } = await setUp();
  expect(await noted()).toEqual([correctionId]);
  expect((await dismiss()).status).toBe(200);
  expect((await dismiss()).status).toBe(200);
  expect(await noted()).toEqual([]);
});

it('shows it to the teacher on, when another teacher has marked it as read', async () => {
  const { correctionId, noted, dismiss } = await setUp();
  await dismiss(correctionId, await test.world.teacher('Moss'));
  expect(await noted()).toEqual([correctionId]);
});

it('takes the number of a correction that does not exist, and notes nothing', async () => {
  const { teacher, correctionId, noted, dismiss } = await setUp();
  expect((await dismiss(correctionId + 1_000_000)).status).toBe(200);
  expect(await noted()).toEqual([correctionId]);
  const { rows } = await test.database.pool.query(
    'select 1 from key_corrections_seen where teacher_id = $1',
    [teacher.id],
  );
  expect(rows).toEqual([]);
});
