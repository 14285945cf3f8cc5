import { isHalfRight } from '#features/progress/core/points.ts';
import { LEVELS } from '#features/progress/core/scale.ts';
import { noneCounted, tooFastToCount } from '#features/progress/core/score-in-words.ts';
import { count } from '#platform/wording/core/figures.ts';
import type { EssayView } from '../../contract/short-essay.ts';
import type { PointsCause, QuizResult } from '../../contract/views.ts';
import { ESSAY_REASON } from '../../core/essay-reason.ts';

/** What a row of points is for, in a child's words. */
export const CAUSE_WORDS: Readonly<Record<PointsCause, string>> = {
  'right-answers': 'Right answers',
  streaks: 'Right answers in a row',
  pass: 'Passing the quiz',
  perfect: 'Every answer right',
  'honest-finish': 'Reading carefully',
  pretest: 'Finishing the pretest',
  'weekly-goal': 'Weekly goal',
  'key-corrected': 'A question was fixed',
  challenge: 'Extra questions',
  essay: 'Writing in your own words',
  'essay-good': 'Writing it well',
};

type Score = Pick<QuizResult, 'right' | 'total' | 'passed' | 'perfect' | 'fastAnswers'>;

/** Levels of a quiz and of its reader; null where they are not known or hidden. */
interface Levels {
  readonly passage: number | null;
  /** The shown level before the quiz. */
  readonly reader: number | null;
}

/** Fewer than half right in a passage of at least the reader's level: only there is it true that it was not easy. */
const wasHard = (score: Score, { passage, reader }: Levels): boolean =>
  !isHalfRight(score) && passage !== null && reader !== null && passage >= reader;

/** What was read; of a passage that was answered before it could be read, that it does not count. */
export const headingOf = (title: string, score: Pick<Score, 'right' | 'total' | 'fastAnswers'>): string =>
  tooFastToCount(score) ? 'Your answers were too fast to count' : `You read “${title}”`;

/** One sentence on how it went: it praises the reading, and is true. */
export function praise(score: Score, title: string, levels: Levels): string {
  const { right, passed, perfect, fastAnswers } = score;
  if (tooFastToCount(score))
    return `${noneCounted(score) ? 'Your answers' : 'Some of your answers'} came before there was time to read “${title}”. Take your time with the next one.`;
  if (perfect) return 'Every answer is right. That was careful reading.';
  if (passed) return 'You passed: you understood most of this passage.';
  // Beside the score stands what "too fast" means.
  if (fastAnswers > 0) return 'You got to the end. Take your time with the next one.';
  if (isHalfRight(score)) return 'You read it to the end and understood a good part of it.';
  if (!wasHard(score, levels)) return 'You read it to the end. Every passage you read is good practice.';
  if (right > 0)
    return 'You read it to the end. This one was not easy. Every passage you read is good practice.';
  return levels.passage === LEVELS[0]
    ? 'You read it to the end. This passage was a hard one. You can ask someone to read the next one with you.'
    : 'You read it to the end. This passage was a hard one. The next one may fit you better.';
}

/** Why a quiz earned nothing (points rule). */
export const NO_POINTS_WORDS: Readonly<Record<NonNullable<QuizResult['noPoints']>, string>> = {
  fast: 'Too few answers count, so this quiz earned no points.',
  'read-before': 'You already earned points for this passage. Each passage earns points only once.',
  'day-limit': 'You have done ten quizzes today. Tomorrow they earn points again.',
  half: 'A quiz earns points when at least half of your answers are right. The next one may.',
};

/** Why right answers are not among the rows of points; null where they are, or where there is none. */
export const unpaidRightWords = ({ right, total }: Pick<Score, 'right' | 'total'>): string | null =>
  right > 0 && !isHalfRight({ right, total })
    ? 'Right answers earn points when at least half of the quiz is right.'
    : null;

/** A sentence for the quiz that reached the week's goal; null for any other, and where a class hides points. */
export function reachedGoalWords({ points }: Pick<QuizResult, 'points'>): string | null {
  const goal = points?.causes.find(({ cause }) => cause === 'weekly-goal');
  return goal ? `You reached your weekly goal! +${count(goal.points, 'point')}` : null;
}

/** One thing to do next. */
export interface Suggestion {
  readonly text: string;
  readonly leadsTo: Way;
  /** The other way on. */
  readonly else: Way;
}
export type Way = 'write' | 'review' | 'choose' | 'again' | 'reread';

/** So near to the next rank that it is worth saying. */
const NEAR_RANK = 25;

type Essay = Pick<EssayView, 'status' | 'maySkip'>;

interface Circumstances {
  readonly firstWasFast: boolean;
  /** A teacher assigned the passage. */
  readonly assigned?: boolean;
  readonly essay?: Essay | null;
}

/** An assigned passage that was too fast to count is there once more (decision 57). */
const READ_AGAIN: Suggestion = {
  text: 'Read it once more, then answer. It counts if you take your time. It is on your home page until it is due.',
  leadsTo: 'again',
  else: 'review',
};

/** What was pressed through is read before anything is written about it. */
const READ_IT = 'Look at the text and the answers now. Your next passage will count if you take your time.';

/**
 * The one suggestion that helps this reader most now. An essay that waits comes first, but after the reading of what was too fast to count, and, where
 * it may be left out, after a look at answers that were hard.
 * @param firstWasFast whether the first question was answered before the passage could be read.
 */
export function suggestionFor(
  result: Score & Pick<QuizResult, 'rankAfter'>,
  { firstWasFast, assigned = false, essay = null }: Circumstances,
): Suggestion {
  const waits = essay?.status === 'open';
  if (tooFastToCount(result)) {
    if (assigned) return READ_AGAIN;
    return { text: READ_IT, leadsTo: 'reread', else: waits ? 'write' : 'choose' };
  }
  if (waits && (result.passed || !essay.maySkip)) {
    return essay.maySkip
      ? {
          text: 'Now say it in your own words: a few sentences about what you read.',
          leadsTo: 'write',
          else: 'choose',
        }
      : { text: ESSAY_REASON, leadsTo: 'write', else: 'review' };
  }
  const suggestion = suggestionAfter(result, firstWasFast);
  const other = suggestion.leadsTo === 'review' ? 'choose' : 'review';
  return { ...suggestion, else: waits ? 'write' : other };
}

function suggestionAfter(
  result: Score & Pick<QuizResult, 'rankAfter'>,
  firstWasFast: boolean,
): Omit<Suggestion, 'else'> {
  const next = result.rankAfter?.next ?? null;
  if (result.fastAnswers > 0) {
    const before = firstWasFast
      ? 'read the whole passage before the first question'
      : 'read each question and all its answers before you choose';
    return { text: `Next time, ${before}. Slow answers are welcome here.`, leadsTo: 'choose' };
  }
  if (!result.passed) {
    return {
      text: 'Look at your answers once more: the text shows where to find each one.',
      leadsTo: 'review',
    };
  }
  if (next && next.missing <= NEAR_RANK) {
    const points = next.missing === 1 ? '1 more point' : `${next.missing} more points`;
    return {
      text: `Only ${points} to ${next.title}. The next passage may take you there.`,
      leadsTo: 'choose',
    };
  }
  if (!result.perfect) {
    return {
      text: 'See why the others were not quite right. It takes a minute and helps next time.',
      leadsTo: 'review',
    };
  }
  return { text: 'Try a topic that is new to you.', leadsTo: 'choose' };
}
