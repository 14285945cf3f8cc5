import { expect, it } from 'vitest';
import { type PaidAnswer, quizPoints } from '#features/progress/core/points.ts';
import { type ClassResult, placesOf, scoreOf } from './competition.ts';

/* Five days of a competition, paid by the rule by which the ledger is paid: guessing and mere volume do not win. */

const DAYS = 5;
const QUESTIONS = 5;
const OPTIONS = 4;
const CLASS = 24;

/** How the students of a class read. */
interface Habit {
  /** Quizzes that each reads on a day. */
  readonly quizzes: number;
  /** The chance of a right answer. */
  readonly right: number;
  /** Answers come too fast to count. */
  readonly fast?: boolean;
  /** How far the passages are below the students' level. */
  readonly below?: number;
  readonly roster?: number;
  /** The share of students who read at all. */
  readonly share?: number;
}

const HABITS = {
  careful: { quizzes: 2, right: 0.85 },
  'guesses fast, as many quizzes as there are in a day': { quizzes: 40, right: 1 / OPTIONS, fast: true },
  'guesses slowly, as many quizzes as there are in a day': { quizzes: 40, right: 1 / OPTIONS },
  'hurries through four times as many': { quizzes: 8, right: 0.4 },
  'reads five times as many that are far too easy': { quizzes: 10, right: 0.95, below: 4 },
  'is small, and as careful': { quizzes: 2, right: 0.85, roster: 2 },
  'lets a third of the students read twice as much': { quizzes: 4, right: 0.85, share: 1 / 3 },
} as const satisfies Readonly<Record<string, Habit>>;

/** Numbers that look drawn and are the same each time (mulberry32). */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function compete(
  { quizzes, right, fast = false, below = 0, roster = CLASS, share = 1 }: Habit,
  classId: number,
): ClassResult {
  const random = draws(classId + 1);
  const result = { classId, roster, points: 0, rightAnswers: 0, answers: 0, tookPart: 0 };
  for (let student = 0; student < Math.round(roster * share); student++) {
    const before = result.points;
    for (let quiz = 0; quiz < DAYS * quizzes; quiz++) {
      const answers = Array.from(
        { length: QUESTIONS },
        (): PaidAnswer => ({ right: random() < right, counted: !fast }),
      );
      const referenceLevel = 6;
      const nthOfDay = (quiz % quizzes) + 1;
      const paid = {
        answers,
        passageLevel: referenceLevel - below,
        referenceLevel,
        nthOfDay,
        paidBefore: false,
      };
      result.points += quizPoints(paid as Parameters<typeof quizPoints>[0]).total;
      result.rightAnswers += answers.filter((one) => one.right && one.counted).length;
      result.answers += QUESTIONS;
    }
    if (result.points > before) result.tookPart += 1;
  }
  return result;
}

const names = Object.keys(HABITS);
const results = Object.values(HABITS).map((habit, classId) => compete(habit, classId));
const inOrder = placesOf(results).map(({ classId }) => names[classId]);

it('is won by a class that reads two quizzes a day with care', () => {
  expect(inOrder[0]).toBe('careful');
});

it('pays a class nothing that guesses too fast to have read, and lets nobody of it take part', () => {
  const { points, tookPart } = results[names.indexOf('guesses fast, as many quizzes as there are in a day')]!;
  expect({ points, tookPart }).toEqual({ points: 0, tookPart: 0 });
});

it('gives a class that guesses slowly, however much, less than half of what care earns', () => {
  const guessing = results[names.indexOf('guesses slowly, as many quizzes as there are in a day')]!;
  expect(guessing.points).toBeLessThan(results[0]!.points / 2);
});

it('gives no more for twice the reading of a few than for that of all', () => {
  expect(inOrder.indexOf('careful')).toBeLessThan(
    inOrder.indexOf('lets a third of the students read twice as much'),
  );
});

const SIZES = [5, 12, 24, 40] as const;
const CARELESS = names.filter((name) => name !== 'careful' && name !== 'is small, and as careful');

it.each(SIZES)(
  'is won by care of a class of %i, whatever the size of the class that guesses or hurries',
  (roster) => {
    const careful = compete({ ...HABITS.careful, roster }, 0);
    const others = CARELESS.flatMap((name) =>
      SIZES.map((size) => ({ ...HABITS[name as keyof typeof HABITS], roster: size })),
    );
    const rivals = others.map((habit, index) => compete(habit, index + 1));
    expect(rivals).toHaveLength(CARELESS.length * SIZES.length);
    expect(placesOf([...rivals, careful])[0]).toMatchObject({ classId: 0, place: 1 });
  },
);

it('gives classes of any size that read with the same care the same score, within what chance does', () => {
  const scores = SIZES.map((roster, index) => scoreOf(compete({ ...HABITS.careful, roster }, index)));
  expect(Math.max(...scores) / Math.min(...scores)).toBeLessThan(1.1);
});
