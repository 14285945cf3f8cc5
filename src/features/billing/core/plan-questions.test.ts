import { describe, expect, it } from 'vitest';
import { questionsOfSchools, questionsOfTeachers } from './plan-questions.ts';

const nothing = { moneyBackDays: null, takesPurchaseOrders: false, offer: null };
const offer = { smallSchoolOffer: { percent: 10, lasts: 'once', months: null } as const };
const wordsOf = (questions: readonly (readonly string[])[]) => questions.flat().join(' ');

describe('in the name of the operator', () => {
  it('nothing is promised that is not set', () => {
    const words = wordsOf([...questionsOfTeachers(nothing), ...questionsOfSchools(nothing)]);
    expect(words).not.toMatch(/money|invoice\. |You get|% less/);
    expect(words).toContain('purchase order or invoice? Please ask us.');
  });

  it('money back is promised where it is', () =>
    expect(wordsOf(questionsOfTeachers({ moneyBackDays: 14 }))).toContain(
      'within 14 days of your first payment, and you get your money back',
    ));

  it('purchase orders are taken where they are', () =>
    expect(wordsOf(questionsOfSchools({ ...nothing, takesPurchaseOrders: true }))).toContain(
      'purchase order or invoice? Yes.',
    ));

  it('an offer for small schools is told of where there is one', () =>
    expect(wordsOf(questionsOfSchools({ ...nothing, offer }))).toContain(
      'pay 10% less on the first payment',
    ));
});

it('both kinds of people ask something, each thing once', () => {
  for (const questions of [questionsOfTeachers(nothing), questionsOfSchools(nothing)]) {
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(new Set(questions.map(([question]) => question)).size).toBe(questions.length);
  }
});
