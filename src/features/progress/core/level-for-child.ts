import { levelName, levelWord } from '#features/library/core/level-words.ts';
import type { LevelReason } from './level-sentence.ts';
import { LEVELS } from './scale.ts';

/** How much of its level was behind a student before and after a quiz, 0–1; null at Twelve. */
export interface LevelMove {
  readonly shareBefore: number | null;
  readonly shareAfter: number | null;
  /** The level was still being looked for. */
  readonly settling: boolean;
}

/** When a child is told of the level, and what is known of it then. */
export type ToldLevel =
  /** At the end of the pretest; of a level that a class hides nothing is said. */
  | { readonly when: 'placed'; readonly level: number | null; readonly again: boolean }
  /** At any time: the level at the start may be unknown here, or another than that of now. */
  | {
      readonly when: 'now';
      readonly level: number;
      readonly start: number | null;
      readonly settling: boolean;
      readonly nearNext: boolean;
    }
  /** After a quiz. */
  | {
      readonly when: 'quiz';
      readonly reason: LevelReason;
      readonly move: LevelMove;
      /** Of the passage that was read; null where it is not known. */
      readonly passageLevel: number | null;
    };

export interface LevelWords {
  /** Where the reader is. */
  readonly title: string;
  /** What else there is to say; null for nothing. */
  readonly words: string | null;
}

/** While the doubt is large, nobody is told that a level was found or fits best. */
const FINDING = 'We are still finding the level that fits you.';

const LAST = LEVELS.length;

/**
 * What a child is told of the reading level, wherever it is: at the end of the pretest, at home, with the progress, and after a quiz. A level that went
 * down is told as what fits, never as a loss; while it is still being looked for (decision 54), any move is told as finding.
 */
export function levelForChild(told: ToldLevel): LevelWords {
  switch (told.when) {
    case 'placed':
      return placed(told.level, told.again);
    case 'now':
      return now(told);
    case 'quiz':
      return { title: levelName(told.reason.to), words: afterQuiz(told) };
  }
}

function placed(level: number | null, again: boolean): LevelWords {
  const next = again ? 'next' : 'first';
  if (level === null) {
    return {
      title: 'You finished the pretest',
      words: `Your ${next} passages are ready. As you read, they will fit you better and better.`,
    };
  }
  return {
    title: `You can ${again ? 'go on' : 'start'} at ${levelName(level)}`,
    words: `Your ${next} passages may be a little easier or harder than that. They show us what fits you best.`,
  };
}

type Now = Extract<ToldLevel, { when: 'now' }>;

function now({ level, start, settling, nearNext }: Now): LevelWords {
  const name = levelName(level);
  if (settling)
    return { title: `You read at ${name} for now.`, words: `${FINDING} Your next quizzes may move it.` };
  return {
    title: since(start, level),
    words: nearNext && level < LAST ? `You are close to ${levelName(level + 1)}.` : null,
  };
}

function since(start: number | null, level: number): string {
  if (start === null || start === level) return `You read at ${levelName(level)}.`;
  return start < level
    ? `You started at ${levelName(start)}. Now you read at ${levelName(level)}.`
    : `Passages at ${levelName(level)} fit you best right now.`;
}

type AfterQuiz = Extract<ToldLevel, { when: 'quiz' }>;

/** Why the level is what it is (Steady, explain). */
function afterQuiz({ reason, move, passageLevel }: AfterQuiz): string {
  const to = levelName(reason.to);
  switch (reason.code) {
    case 'up':
      return `${yourScore(reason)} ${move.settling ? stillFinding(to) : `Your last quizzes fit ${to}, so your level went up from ${levelWord(reason.from)}.`}`;
    case 'down':
      return `${yourScore(reason)} ${move.settling ? stillFinding(to) : fitsBetter(reason, passageLevel)}`;
    case 'surprise':
      return `Your last quizzes surprised us, so we are taking another look. The next ones will show where you go from ${to}.`;
    case 'range':
      return `Your teacher chose which levels you read, so your level is now ${to}.`;
    case 'fast':
      return `Too few of your answers count, so you stay at ${to}.`;
    case 'few':
      return `Only ${reason.counted} ${reason.counted === 1 ? 'answer' : 'answers'} counted. That is too few to tell, so you stay at ${to}.`;
    case 'off-level':
      return `You read at ${to}. This passage was far from that, so it does not change your level.`;
    case 'again':
      return `You had seen these questions before, so your level stays where it was. You read at ${to}.`;
    case 'stay':
      return `${yourScore(reason)} ${moveInside(reason, move)}`;
  }
}

/** "You got 4 of 6 right." Which answers were too fast stands beside it, with the score of the quiz. */
const yourScore = ({ right, asked }: LevelReason): string => `You got ${right} of ${asked} right.`;

/** A first guess that is put right, up or down. */
const stillFinding = (to: string): string =>
  `${FINDING} For now it is ${to}. It can move a lot at first. That is normal.`;

/**
 * Passages come from the estimate and not from the shown level, so a quiz that was of the new level already is not followed by easier
 * ones.
 */
function fitsBetter({ to }: LevelReason, passageLevel: number | null): string {
  const fits = passageLevel !== null && passageLevel <= to;
  return fits
    ? `${levelName(to)} fits you best right now.`
    : `${levelName(to)} fits you better right now, so your next passages will be easier.`;
}

/** Which way a student moved inside a level that stays. */
function moveInside(
  { to: level, right, asked }: LevelReason,
  { shareBefore, shareAfter, settling }: LevelMove,
): string {
  if (shareAfter === null) return `${levelName(level)} is the highest level there is.`;
  const next = levelName(level + 1);
  if (shareBefore !== null && shareAfter > shareBefore) return `You moved closer to ${next}.`;
  if (shareAfter >= 1) return `You are very close to ${next}.`;
  // No answer that was right leads away.
  if (!settling && shareBefore !== null && shareAfter < shareBefore && right < asked)
    return `You are a little farther from ${next} now. The next passage can bring you closer again.`;
  return `Your level is ${levelWord(level)} for now.`;
}
