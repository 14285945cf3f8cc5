import type { LevelReport } from '../core/apply-quiz.ts';
import { LEVEL_WORDS, toLevel } from '../core/scale.ts';

/** A `LevelReport` as it comes over the wire, where levels are plain numbers. */
export type LevelReason = Omit<LevelReport, 'from' | 'to'> & { readonly from: number; readonly to: number };

/** The word for a level, One to Twelve. */
export const levelWord = (level: number): string => LEVEL_WORDS[toLevel(level) - 1] ?? 'One';

const nameOf = (level: number) => `Level ${levelWord(level)}`;

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

/** "6 of 6", and which answers were left out. */
function scoreOf({ right, counted, asked }: LevelReason): string {
  const fast = asked - counted;
  if (fast === 0) return `${right} of ${counted} right`;
  return `${right} of ${counted} right (${fast} more ${plural(fast, 'was', 'were')} too fast to count)`;
}

const tooFast = ({ asked, counted }: LevelReason) =>
  `${asked - counted} of ${asked} answers came faster than the text can be read; they were not counted.`;

/** Why the level is what it is, in one or two sentences for the student (Steady, explain). */
export function levelSentenceForStudent(reason: LevelReason): string {
  const to = nameOf(reason.to);
  switch (reason.code) {
    case 'up':
      return `You got ${scoreOf(reason)}. Your last quizzes fit ${to}, so your level went up from ${levelWord(reason.from)}.`;
    case 'down':
      return `You got ${scoreOf(reason)}. ${to} fits you better right now, so the next passages will be a little easier.`;
    case 'surprise':
      return `Your last quizzes were far from what we expected, so we look again with an open mind. Your level stays ${to} for now.`;
    case 'range':
      return `Your class has chosen the levels that it reads, so your level is now ${to}.`;
    case 'fast':
      return `${tooFast(reason)} Your level stays ${to}.`;
    case 'few':
      return `Only ${reason.counted} ${plural(reason.counted, 'answer', 'answers')} could be counted. That is too few to tell, so your level stays ${to}.`;
    case 'off-level':
      return `This passage was far from your level, so your level stays ${to}.`;
    case 'stay':
      return `You got ${scoreOf(reason)}. Your quizzes fit ${to}, so your level stays.`;
  }
}

/** The same for the teacher, with what was expected. `name` is what the teacher calls the student. */
export function levelSentenceForTeacher(name: string, reason: LevelReason): string {
  const [from, to] = [levelWord(reason.from), nameOf(reason.to)];
  const score = `${name} got ${scoreOf(reason)}; about ${reason.expected.toFixed(1)} were expected.`;
  const openMind = 'The last quizzes were far from what we expected, so we look again with an open mind.';
  const after = reason.surprise ? ` ${openMind}` : '';
  switch (reason.code) {
    case 'up':
      return `${score} Recent quizzes now point to ${to}, so the level went up from ${from}.${after}`;
    case 'down':
      return `${score} Recent quizzes now point to ${to}, so the level went down from ${from}.${after}`;
    case 'surprise':
      return `${score} ${openMind} The level stays ${to} for now.`;
    case 'range':
      return `${score} The class's range of levels moved the level from ${from} to ${levelWord(reason.to)}.${after}`;
    case 'fast':
      return `${tooFast(reason)} The level stays ${to}.`;
    case 'few':
      return `Only ${reason.counted} of ${reason.asked} answers could be counted, too few to tell. The level stays ${to}.`;
    case 'off-level':
      return `The passage was more than two levels from ${name}'s own, so the level stays ${to}.`;
    case 'stay':
      return `${score} That fits ${to}, so the level stays.`;
  }
}
