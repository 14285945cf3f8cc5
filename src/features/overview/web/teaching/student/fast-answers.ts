import { count, percent, wholeNumber } from '#platform/ui/web/figures.ts';
import { GUESSING_SHARE } from '../../../core/who-needs-help.ts';

export interface FastAnswers {
  readonly answers: number;
  readonly fastAnswers: number;
}

/** "12 of 240 answers (5%) came faster than the text can be read."; null before the first answer. */
export function fastAnswersSentence({ answers, fastAnswers }: FastAnswers): string | null {
  if (answers === 0) return null;
  if (fastAnswers === 0) return 'No answer came faster than the text can be read.';
  const share = fastAnswers / answers;
  const shown = share < 0.01 ? 'less than 1%' : percent(share);
  return `${wholeNumber(fastAnswers)} of ${count(answers, 'answer')} (${shown}) came faster than the text can be read.`;
}

/** So many that a teacher should look. */
export const manyFast = ({ answers, fastAnswers }: FastAnswers): boolean =>
  answers > 0 && fastAnswers / answers > GUESSING_SHARE;
