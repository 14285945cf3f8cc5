import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SkillFigures, skillNumber, sumOf } from './skill-number.ts';

/** So many answers, each with a chance of three in four. */
const answers = (counted: number, right: number, answered = counted): SkillFigures => ({
  answered,
  counted,
  right,
  expected: counted * 7500,
  variance: counted * 1875,
});

describe('the number of a skill', () => {
  it.each([
    ['nothing was answered', answers(0, 0)],
    ['seven answers count', answers(7, 0)],
    ['all answers were too fast', answers(0, 0, 40)],
  ])('is not said when %s', (_, figures) => {
    expect(skillNumber(figures)).toEqual({ kind: 'too-few', counted: figures.counted });
  });

  it('is said from eight answers on, drawn towards what was expected', () => {
    expect(skillNumber(answers(8, 6))).toMatchObject({
      kind: 'known',
      difference: 0,
      standing: 'as-expected',
    });
    expect(skillNumber(answers(8, 2))).toMatchObject({ difference: -0.25, standing: 'below' });
    expect(skillNumber(answers(80, 20))).toMatchObject({ standing: 'below' });
    expect(skillNumber(answers(80, 20))).toHaveProperty('difference', -40 / 88);
  });

  it('calls below or above only what chance hardly makes', () => {
    // Of 16 answers 12 are expected, give or take 1.73: ten could be chance, nine hardly.
    expect(skillNumber(answers(16, 10))).toMatchObject({ standing: 'as-expected' });
    expect(skillNumber(answers(16, 9))).toMatchObject({ standing: 'below' });
    expect(skillNumber(answers(16, 14))).toMatchObject({ standing: 'as-expected' });
    expect(skillNumber(answers(16, 15))).toMatchObject({ standing: 'above' });
  });

  it('is surer with more answers, and never beyond a whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 2000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (counted, share) => {
          const number = skillNumber(answers(counted, Math.floor(share * counted)));
          const twice = skillNumber(answers(2 * counted, 2 * Math.floor(share * counted)));
          if (number.kind !== 'known' || twice.kind !== 'known') throw new Error('There are enough answers.');
          expect(Math.abs(number.difference)).toBeLessThan(1);
          expect(twice.doubt).toBeLessThan(number.doubt);
        },
      ),
    );
  });

  it('says of a child who answers as expected that the child does, however easy or hard the questions were', () => {
    const easy = { answered: 20, counted: 20, right: 19, expected: 190_000, variance: 9500 };
    const hard = { answered: 20, counted: 20, right: 8, expected: 80_000, variance: 48_000 };
    for (const figures of [easy, hard, sumOf([easy, hard])])
      expect(skillNumber(figures)).toMatchObject({ difference: 0, standing: 'as-expected' });
  });

  it('is the same in whatever order the days are added', () => {
    const one = answers(5, 2);
    const other = answers(9, 9, 12);
    expect(sumOf([one, other])).toEqual(sumOf([other, one]));
    expect(sumOf([])).toEqual(answers(0, 0));
  });
});
