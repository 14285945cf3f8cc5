import { type Level, placeOf, toLevel } from '#features/progress/core/scale.ts';
import type { Follower } from './follower.ts';

/** Where the ladder begins, whatever the grade. */
const LADDER_START: Level = 3;

/** Moves a level by the answers of a quiz. */
export type LevelMove = (level: Level, score: number) => Level;

/**
 * The field's placement, and a rule for practice: eight texts with one question each, a level up after a right answer
 * and down after a wrong one; then only the level counts, and passages are of that level.
 * @param start the level of a student who takes no pretest.
 * @param move the level after a practice quiz; called once per quiz, in order.
 */
export function ladder(start: Level, move: LevelMove): Follower {
  let level = start;
  let placing = false;
  return {
    pretest: { passages: 8, questions: 1 },
    get shownLevel() {
      return level;
    },
    get logit() {
      return placeOf(level);
    },
    levels(mode) {
      if (mode === 'pretest' && !placing) {
        placing = true;
        level = LADDER_START;
      }
      return [level];
    },
    choose: ([first]) => first!,
    observe(answers) {
      for (const { right } of answers) level = toLevel(level + (right ? 1 : -1));
    },
    finishPretest() {},
    follow(answers) {
      const counted = answers.filter((answer) => answer.counted);
      if (counted.length === 0) return;
      level = move(level, counted.filter(({ right }) => right).length / counted.length);
    },
  };
}
