import type { PointsCause, QuizResult } from '../../contract/views.ts';

/** What a row of points is for, in a child's words. */
export const CAUSE_WORDS: Readonly<Record<PointsCause, string>> = {
  'right-answers': 'Right answers',
  streaks: 'Right answers in a row',
  pass: 'Passing the quiz',
  perfect: 'Every answer right',
  'honest-finish': 'Taking your time to the end',
  pretest: 'Finishing the pretest',
  'weekly-goal': 'Reaching your weekly goal',
  'key-corrected': 'A question was put right',
  challenge: 'Finding the sentence that shows it',
  essay: 'Writing in your own words',
  'essay-good': 'Writing it well',
};

type Score = Pick<QuizResult, 'right' | 'total' | 'passed' | 'perfect'>;

/** One sentence on how it went: it praises the reading, and is true. */
export function praise({ right, passed, perfect }: Score): string {
  if (perfect) return 'Every answer is right. That was careful reading.';
  if (passed) return 'You passed: you understood most of this passage.';
  if (right > 0)
    return 'You read it to the end. This one was not easy, and every passage you read makes the next one easier.';
  return 'You read it to the end. This passage was a hard one; the next one will fit you better.';
}

/** Why a quiz earned nothing (points rule). */
export const NO_POINTS_WORDS: Readonly<Record<NonNullable<QuizResult['noPoints']>, string>> = {
  fast: 'Many answers came faster than the text can be read, so this quiz earned no points.',
  'read-before': 'You have earned points with this passage before. A passage earns them once.',
  'day-limit': 'You have read ten quizzes today. Tomorrow they earn points again.',
  half: 'A quiz earns points when half of its answers are right. The next one may.',
};

/** One thing to do next. */
export interface Suggestion {
  readonly text: string;
  readonly leadsTo: 'review' | 'choose';
}

/** So near to the next rank that it is worth saying. */
const NEAR_RANK = 25;

/** The one suggestion that helps this reader most now. */
export function suggestionFor(result: Score & Pick<QuizResult, 'fastAnswers' | 'rankAfter'>): Suggestion {
  const next = result.rankAfter?.next ?? null;
  if (result.fastAnswers > 0) {
    const text =
      'Next time, read the whole passage before the first question. Slow answers are welcome here.';
    return { text, leadsTo: 'choose' };
  }
  if (!result.passed) {
    return {
      text: 'Look at your answers once more: the text shows where each one stands.',
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
