import { describe, expect, it } from 'vitest';
import { learnRecord, newRecord, type QuestionRecord } from './question-record.ts';
import { checkLevel, correlationOf, looksBroken } from './question-report.ts';
import { placeOf } from './scale.ts';

/** Readers of a Level Five question from far below to far above it, who are right as `isRight` says. */
function ask(count: number, isRight: (ability: number, index: number) => boolean): QuestionRecord {
  const readers = Array.from({ length: count }, (_, index) => placeOf(5) - 3 + (6 * index) / count);
  return learnRecord(
    newRecord(5),
    readers.map((mean, index) => ({ student: { mean, sd: 0.4 }, right: isRight(mean, index) })),
  );
}
/** Right about as often as a question of this difficulty should be. */
const ofDifficulty = (b: number) => (ability: number, index: number) =>
  (index * 0.618_034) % 1 < 0.25 + 0.73 / (1 + Math.exp(b - ability));
const sound = ofDifficulty(placeOf(5) - 1);
const upsideDown = (ability: number, index: number) => !sound(ability, index);

describe('the correlation of a question', () => {
  it('is about nothing for a sound one', () => expect(correlationOf(ask(600, sound))).toBeCloseTo(0, 0.5));
  it('is far below for one that better readers get wrong', () =>
    expect(correlationOf(ask(600, upsideDown))).toBeLessThan(-0.3));
  it('is not known without answers', () => expect(correlationOf(newRecord(5))).toBeNull());

  it('is that of the plain formula', () => {
    const pairs = [
      [1, 0.4],
      [-2, 0.1],
      [0.5, -0.7],
      [3, 0.2],
    ] as const;
    const sum = (valueOf: (pair: readonly [number, number]) => number) =>
      pairs.reduce((total, pair) => total + valueOf(pair), 0);
    const [meanX, meanY] = [sum(([x]) => x) / 4, sum(([, y]) => y) / 4];
    const plain =
      sum(([x, y]) => (x - meanX) * (y - meanY)) /
      Math.sqrt(sum(([x]) => (x - meanX) ** 2) * sum(([, y]) => (y - meanY) ** 2));
    const record = {
      ...newRecord(5),
      answers: 4,
      right: sum(([, y]) => y),
      distance: sum(([x]) => x),
      distanceSquares: sum(([x]) => x * x),
      residualSquares: sum(([, y]) => y * y),
      products: sum(([x, y]) => x * y),
    };
    expect(correlationOf(record)).toBeCloseTo(plain, 12);
  });
});

describe('a question looks broken', () => {
  it.each([
    ['after 200 answers that fall with ability', 200, upsideDown, true],
    ['not after 199', 199, upsideDown, false],
    ['not when it is sound', 600, sound, false],
    ['not when it is only hard', 600, ofDifficulty(placeOf(5) + 1), false],
  ] as const)('%s', (_, count, isRight, broken) => expect(looksBroken(ask(count, isRight))).toBe(broken));
});

const answered = (b: number, answers: number): QuestionRecord => ({ ...newRecord(5), b, answers });

describe('a level', () => {
  const nominal = placeOf(5) - 1;

  it('holds when its questions are as hard as it says', () =>
    expect(checkLevel(5, [answered(nominal + 0.3, 150), answered(nominal - 0.1, 50)])).toMatchObject({
      questions: 2,
      answers: 200,
      shift: expect.closeTo(0.1, 9),
      holds: true,
    }));
  it('does not when they are harder', () =>
    expect(checkLevel(5, [answered(nominal + 0.3, 200)])).toMatchObject({ holds: false }));
  it('is not judged before 200 answers, nor by questions without an answer', () =>
    expect(checkLevel(5, [answered(nominal + 3, 199), newRecord(5)])).toEqual({
      level: 5,
      questions: 1,
      answers: 199,
      shift: null,
      holds: null,
    }));
});
