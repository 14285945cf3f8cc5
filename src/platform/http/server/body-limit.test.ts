import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { logIn, validateUsernamesAndEmails } from '#features/accounts/contract/endpoints.ts';
import { answerShortEssay } from '#features/quiz/contract/short-essay.ts';

const test = useTestApp();
const padded = (bytes: number) => ({ username: 'ana', password: 'x', padding: 'x'.repeat(bytes) });

it('refuses a body of more than 16 kB where the contract declares no more', async () => {
  const ana = await test.world.student('Ana');
  const refused = await ana.call(logIn, { body: padded(16_400) });
  expect(refused.problem).toMatchObject({
    status: 413,
    code: 'too-large',
    detail: 'What was sent is too large.',
  });
  expect((await ana.call(logIn, { body: padded(16_000) })).problem.code).toBe('wrong-login');
});

it('takes the longest essay in any script', async () => {
  const ana = await test.world.student('Ana');
  const { problem } = await ana.call(answerShortEssay, {
    headers: { 'idempotency-key': randomUUID() },
    body: {
      studentId: ana.id,
      questionId: 1,
      text: '読'.repeat(10_000),
      skipped: false,
      elapsedSeconds: 90,
    },
  });
  expect(problem.code).toBe('no-essay');
});

it('takes the longest list of names and addresses', async () => {
  const teacher = await test.world.teacher('Rivera');
  const rows = Array.from({ length: 500 }, () => ({ username: 'n'.repeat(400), email: 'e'.repeat(400) }));
  const { status } = await teacher.call(validateUsernamesAndEmails, { body: { items: rows } });
  expect(status).not.toBe(413);
});
