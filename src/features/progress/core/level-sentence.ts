import { levelName, levelWord } from '#features/library/core/level-words.ts';
import type { LevelReport } from './apply-quiz.ts';
import { scoreInSentence } from './score-in-words.ts';

/** A `LevelReport` as it comes over the wire, where levels are plain numbers. */
export type LevelReason = Omit<LevelReport, 'from' | 'to'> & { readonly from: number; readonly to: number };

export { levelWord } from '#features/library/core/level-words.ts';

const nameOf = levelName;

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

const scoreOf = ({ right, counted, asked }: LevelReason): string =>
  scoreInSentence({ right, total: asked, fastAnswers: asked - counted });

const tooFast = ({ asked, counted }: LevelReason) =>
  `${asked - counted} of ${asked} answers came too fast to count.`;

/** How much of its level was behind a student before and after a quiz, 0–1; null at Twelve. */
export interface LevelMove {
  readonly shareBefore: number | null;
  readonly shareAfter: number | null;
  /** The level was still being looked for. */
  readonly settling: boolean;
}

/** While a level is still being looked for. */
const SETTLING = 'We are looking for the level that fits you.';

/** What a student is told beside the level; null where there is nothing to say. */
export function levelOutlook(
  level: number,
  { settling, nearNext }: { readonly settling: boolean; readonly nearNext: boolean },
): string | null {
  if (settling) return `${SETTLING} Your next quizzes may move your level.`;
  return nearNext ? `You are close to ${nameOf(level + 1)}.` : null;
}

/** Which way a student moved inside a level that stays. */
function moveInside(level: number, { shareBefore, shareAfter }: LevelMove): string {
  if (shareAfter === null) return `${nameOf(level)} is the highest level there is.`;
  const next = nameOf(level + 1);
  if (shareBefore !== null && shareAfter > shareBefore) return `You moved closer to ${next}.`;
  if (shareAfter >= 1) return `You are very close to ${next}.`;
  return `Your level is ${levelWord(level)} for now.`;
}

/** "You got 4 of 6 right, 2 too fast to count." */
const yourScore = (reason: LevelReason): string => `You got ${scoreOf(reason)}.`;

/** "about 2.4 were expected", "about 3 were expected". */
function expectedInWords({ expected }: LevelReason): string {
  const figure = Number(expected.toFixed(1));
  return `about ${figure} ${plural(figure, 'was', 'were')} expected`;
}

/**
 * The words of a level that went down. Passages come from the estimate and not from the shown level, so a quiz that was of the
 * new level already is not followed by easier ones. A first guess that is put right is no loss (decision 54).
 */
function wentDown(reason: LevelReason, settling: boolean, passageLevel: number | null): string {
  const to = nameOf(reason.to);
  const fits = passageLevel !== null && passageLevel <= reason.to;
  if (settling) {
    const found = fits ? `${to} fits you best right now` : `We found passages that fit you better, at ${to}`;
    return `${yourScore(reason)} ${SETTLING} ${found}. Your level can go up again.`;
  }
  return fits
    ? `${yourScore(reason)} ${to} fits you best right now.`
    : `${yourScore(reason)} ${to} fits you better right now, so your next passages will be easier.`;
}

function wentUp(reason: LevelReason, settling: boolean): string {
  const [to, from] = [nameOf(reason.to), levelWord(reason.from)];
  const why = settling ? `${SETTLING} ${to} fits you better` : `Your last quizzes fit ${to}`;
  return `${yourScore(reason)} ${why}, so your level went up from ${from}.`;
}

/** Why the level is what it is, in one or two sentences for the student (Steady, explain). */
export function levelSentenceForStudent(
  reason: LevelReason,
  move: LevelMove,
  passageLevel: number | null,
): string {
  const to = nameOf(reason.to);
  switch (reason.code) {
    case 'up':
      return wentUp(reason, move.settling);
    case 'down':
      return wentDown(reason, move.settling, passageLevel);
    case 'surprise':
      return `Your last quizzes surprised us, so we are taking another look. The next ones will show where you go from ${to}.`;
    case 'range':
      return `Your teacher chose the levels for your class, so your level is now ${to}.`;
    case 'fast':
      return `${tooFast(reason)} You stay at ${to}.`;
    case 'few':
      return `Only ${reason.counted} ${plural(reason.counted, 'answer', 'answers')} counted. That is too few to tell, so you stay at ${to}.`;
    case 'off-level':
      return `You read at ${to}. This passage was far from that, so it does not change your level.`;
    case 'again':
      return `You had seen these questions before, so your level stays where it was. You read at ${to}.`;
    case 'stay':
      return `${yourScore(reason)} ${moveInside(reason.to, move)}`;
  }
}

/** Why a level moves by more than one (Steady rule 7). */
const FAR = 'It moves by more than one level when the answers are that far from it.';

/** The same for the teacher, with what was expected. `name` is what the teacher calls the student. */
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
      return `${score} The class’s limits moved the level from ${from} to ${levelWord(reason.to)}.${reason.surprise ? ` ${openMind}` : ''}`;
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
