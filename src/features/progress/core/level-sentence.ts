import { levelName, levelWord } from '#features/library/core/level-words.ts';
import type { LevelReport } from './apply-quiz.ts';
import { scoreInSentence } from './score-in-words.ts';

/** A `LevelReport` as it comes over the wire, where levels are plain numbers. */
export type LevelReason = Omit<LevelReport, 'from' | 'to'> & { readonly from: number; readonly to: number };

export { levelWord } from '#features/library/core/level-words.ts';

const nameOf = levelName;

/** "4 of 6 right, 2 too fast to count". */
export const scoreOf = ({ right, counted, asked }: LevelReason): string =>
  scoreInSentence({ right, total: asked, fastAnswers: asked - counted });

/** "2 of 6 answers came too fast to count." */
export const tooFast = ({ asked, counted }: LevelReason) =>
  `${asked - counted} of ${asked} answers came too fast to count.`;

/** "about 2.4 were expected", "about 3 were expected". */
function expectedInWords({ expected }: LevelReason): string {
  const figure = Number(expected.toFixed(1));
  return `about ${figure} ${figure === 1 ? 'was' : 'were'} expected`;
}

/** Why a level moves by more than one (Steady rule 7). */
const FAR = 'It moves by more than one level when the answers are that far from it.';

/** Why the level is what it is, in one or two sentences for the teacher, with what was expected (Steady, explain). `name` is what the teacher calls the student. */
export function levelSentenceForTeacher(name: string, reason: LevelReason): string {
  const [from, to] = [levelWord(reason.from), nameOf(reason.to)];
  const score = `${name} got ${scoreOf(reason)}; ${expectedInWords(reason)}.`;
  const openMind =
    'The last quizzes were far from what we expected, so we are less sure of the level for now.';
  const far = Math.abs(reason.to - reason.from) > 1 ? ` ${FAR}` : '';
  const after = `${far}${reason.surprise ? ` ${openMind}` : ''}`;
  switch (reason.code) {
    case 'up':
      return `${score} Recent quizzes now point to ${to}, so the level went up from ${from}.${after}`;
    case 'down':
      return `${score} Recent quizzes now point to ${to}, so the level went down from ${from}.${after}`;
    case 'surprise':
      return `${score} ${openMind} The level stays ${to} for now.`;
    case 'range':
      return `${score} The level limits moved the level from ${from} to ${levelWord(reason.to)}.${reason.surprise ? ` ${openMind}` : ''}`;
    case 'fast':
      return `${tooFast(reason)} The level stays ${to}.`;
    case 'few':
      return `Only ${reason.counted} of ${reason.asked} answers counted. That is too few to tell. The level stays ${to}.`;
    case 'off-level':
      return `The passage was more than two levels from ${name}’s own, so the level stays ${to}.`;
    case 'again':
      return `${name} had seen the answers of this passage before, so the level stays ${to}.`;
    case 'stay':
      return `${score} That fits ${to}, so the level stays.`;
  }
}
