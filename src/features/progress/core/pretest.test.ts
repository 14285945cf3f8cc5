import { describe, expect, it } from 'vitest';
import { applyPretestPassage, finishPretest, pretestGoesOn, pretestRange, reopenPretest } from './pretest.ts';
import { newQuestion } from './question-state.ts';
import { ALL_LEVELS, placeOf } from './scale.ts';
import { newStudent } from './student-state.ts';

const passage = (right: boolean, counted = true) =>
  Array.from({ length: 3 }, () => ({ ...newQuestion(5), right, counted }));

describe('a passage of the pretest', () => {
  it('moves the estimate and nothing else', () => {
    const before = newStudent(5);
    const { mean, sd, ...rest } = applyPretestPassage(before, passage(true));
    expect(mean).toBeGreaterThan(before.mean);
    expect(sd).toBeLessThan(before.sd);
    expect({ ...before, ...rest }).toEqual(before);
  });

  it('teaches nothing when every answer was fast', () => {
    expect(applyPretestPassage(newStudent(5), passage(true, false))).toEqual(newStudent(5));
  });
});

describe('the levels of the next passage of the pretest', () => {
  it('are where it began and one below, until an answer has counted', () => {
    expect(pretestRange(newStudent(2), { questions: 0, fast: 0 })).toEqual({ minLevel: 1, maxLevel: 2 });
    expect(pretestRange(newStudent(1), { questions: 3, fast: 3 })).toEqual({ minLevel: 1, maxLevel: 1 });
    expect(pretestRange(newStudent(2), { questions: 3, fast: 2 })).toEqual(ALL_LEVELS);
  });
});

describe('the end of the pretest', () => {
  const state = { mean: placeOf(8), sd: 0.6, level: 5, since: 3, up: 1, down: 1 } as const;

  it('shows the nearest level and keeps an open mind', () => {
    expect(finishPretest(state, ALL_LEVELS)).toEqual({
      mean: placeOf(8),
      sd: 1.2,
      level: 8,
      since: 0,
      up: 0,
      down: 0,
    });
  });

  it('clips the shown level to the class, not the estimate', () => {
    expect(finishPretest(state, { minLevel: 1, maxLevel: 6 })).toMatchObject({ level: 6, mean: placeOf(8) });
  });

  it('keeps greater doubt', () => {
    expect(finishPretest({ ...state, sd: 1.5 }, ALL_LEVELS).sd).toBe(1.5);
  });
});

describe('a pretest taken again', () => {
  it('starts from what is known, with doubt', () => {
    const known = { ...newStudent(5), sd: 0.4 };
    expect(reopenPretest(known, 0)).toEqual({ ...known, sd: 1.2 });
    expect(reopenPretest(known, 30).mean).toBeGreaterThan(known.mean);
  });
});

describe('the length of the pretest', () => {
  it.each([
    ['before the fourth passage', { passages: 3, questions: 9, fast: 0 }, true],
    ['not after the fourth', { passages: 4, questions: 12, fast: 2 }, false],
    ['after the fourth when three answers were fast', { passages: 4, questions: 12, fast: 3 }, true],
    ['after the fifth likewise', { passages: 5, questions: 15, fast: 3 }, true],
    ['never after the sixth', { passages: 6, questions: 18, fast: 18 }, false],
    ['never past 18 questions', { passages: 5, questions: 16, fast: 5 }, false],
  ])('goes on %s: %o', (_, done, goesOn) => expect(pretestGoesOn(done)).toBe(goesOn));
});
