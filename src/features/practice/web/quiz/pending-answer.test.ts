import { beforeEach, expect, it } from 'vitest';
import { newKey } from './new-key.ts';
import { forgetAnswer, keepAnswer, keptAnswer, type PendingAnswer } from './pending-answer.ts';

const pending = (studentId = 7): PendingAnswer => ({
  key: newKey(),
  body: { studentId, answerId: 11, questionId: 1, elapsedSeconds: 12.3, reading_comprehension_quiz_id: 70 },
});

beforeEach(() => sessionStorage.clear());

it('keeps an answer word for word, so that it is sent again under the same key', () => {
  const answer = pending();
  keepAnswer(sessionStorage, answer);
  expect(keptAnswer(sessionStorage, 7)).toEqual(answer);
});

it("never hands out another student's answer", () => {
  keepAnswer(sessionStorage, pending(7));
  expect(keptAnswer(sessionStorage, 8)).toBeNull();
});

it('forgets only the answer that was acknowledged', () => {
  const [first, second] = [pending(), pending()];
  keepAnswer(sessionStorage, second);
  forgetAnswer(sessionStorage, first);
  expect(keptAnswer(sessionStorage, 7)).toEqual(second);
  forgetAnswer(sessionStorage, second);
  expect(keptAnswer(sessionStorage, 7)).toBeNull();
});

it.each(['{', '{}', 'null', '{"key":"x"}'])('reads nothing from the broken %s', (text) => {
  sessionStorage.setItem('openleaf.pendingAnswer', text);
  expect(keptAnswer(sessionStorage, 7)).toBeNull();
});

it('makes keys that are UUIDs, each new', () => {
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
