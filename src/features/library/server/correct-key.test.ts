import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { correctKey, getCatalogQuiz } from '../contract/endpoints.ts';
import type { PublishedQuestion } from '../core/published-passage.ts';

const test = useTestApp();
const REASON = 'It says so in paragraph 2.';
let admin: Person;

beforeAll(async () => {
  admin = await test.world.admin('Ada');
});

const correct = (questionId: number, optionId: number, reason = REASON) =>
  admin.call(correctKey, { body: { questionId, optionId, reason } });
/** A passage of its own for each test, with a question of it and an option that is not the key. */
function questionOf(passageNumber: number) {
  const passage = test.app.services.library.current('practice')[passageNumber]!;
  const question: PublishedQuestion = passage.questions[0]!;
  const other = question.options.find(({ id }) => id !== question.key.id)!;
  return { passage, question, other };
}

it('A corrected key is the key at once, and the audit log names the admin', async () => {
  const { passage, question, other } = questionOf(0);
  const { correctionId } = (await correct(question.id, other.id)).data;
  const { data } = await admin.call(getCatalogQuiz, { params: { versionId: passage.versionId } });
  const [shown] = data.questionList;
  expect(shown!.options.filter(({ isKey }) => isKey)).toMatchObject([{ optionId: other.id }]);
  expect(shown!.correction).toMatchObject({ reason: REASON, at: test.clock.now().toISOString() });
  const { rows } = await test.database.pool.query(
    "select actor_user_id, detail from audit_log where act = 'correct-key' and (detail ->> 'questionId')::bigint = $1",
    [question.id],
  );
  const detail = { questionId: question.id, optionId: other.id, correctionId };
  expect(rows).toEqual([{ actor_user_id: admin.id, detail }]);
});

it('A corrected key has no explanations, and a key that is put back has its own again', async () => {
  const { passage, question, other } = questionOf(5);
  const rationales = async () => {
    const { data } = await admin.call(getCatalogQuiz, { params: { versionId: passage.versionId } });
    return data.questionList[0]!.options.map(({ rationale }) => rationale);
  };
  const written = await rationales();
  expect(written).not.toContain(null);
  await correct(question.id, other.id);
  expect(await rationales()).toEqual(written.map(() => null));
  await correct(question.id, question.key.id, 'The file was right.');
  expect(await rationales()).toEqual(written);
});

it('The server refuses a question that does not exist', async () => {
  const { other } = questionOf(1);
  expect((await correct(999_999, other.id)).problem).toMatchObject({ status: 422, code: 'no-question' });
});

it('The server refuses an option of another question', async () => {
  const { passage, question } = questionOf(2);
  const { key } = passage.questions[1]!;
  expect((await correct(question.id, key.id)).problem).toMatchObject({ status: 422, code: 'unknown-option' });
});

it('The server refuses the option that is the key already, before and after a correction', async () => {
  const { question, other } = questionOf(3);
  const refused = { status: 409, code: 'key-already' };
  expect((await correct(question.id, question.key.id)).problem).toMatchObject(refused);
  expect((await correct(question.id, other.id)).status).toBe(200);
  expect((await correct(question.id, other.id)).problem).toMatchObject(refused);
});

it('The server refuses a correction without a reason', async () => {
  const { question, other } = questionOf(4);
  expect((await correct(question.id, other.id, ' ')).problem.errors).toMatchObject([{ path: 'reason' }]);
});
