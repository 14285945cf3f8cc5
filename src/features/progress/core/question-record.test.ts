import { expect, it } from 'vitest';
import { learnRecord, newRecord, STEP } from './question-record.ts';
import { learnFromBatch, newQuestion } from './question-state.ts';
import { placeOf } from './scale.ts';

const seen = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    student: { mean: placeOf(5) + (index % 5) - 2, sd: 0.4 },
    right: index % 3 > 0,
  }));

it('learns a short batch in one step', () => {
  const batch = seen(STEP);
  expect(learnRecord(newRecord(5), batch)).toMatchObject(learnFromBatch(newQuestion(5), batch));
});

it('learns a long batch in steps, each from where the last one ended', () => {
  const batch = seen(2 * STEP + 7);
  const steps = [0, STEP, 2 * STEP].map((from) => batch.slice(from, from + STEP));
  expect(learnRecord(newRecord(5), batch)).toMatchObject(steps.reduce(learnFromBatch, newQuestion(5)));
});

it('is the same whether steps come in one batch or in several', () => {
  const batch = seen(2 * STEP);
  const once = learnRecord(newRecord(5), batch);
  expect(learnRecord(learnRecord(newRecord(5), batch.slice(0, STEP)), batch.slice(STEP))).toEqual(once);
});

it('counts what it saw and what it expected', () => {
  const record = learnRecord(newRecord(5), seen(300));
  expect(record).toMatchObject({ answers: 300, right: 200 });
  // By the end the question is known: what is expected of these students comes near what they did.
  expect(record.expected).toBeGreaterThan(180);
  expect(record.expected).toBeLessThan(240);
});
