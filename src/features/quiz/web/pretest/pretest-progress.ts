import { PRE_PASSAGES } from '#features/progress/core/steady-constants.ts';
import type { PretestView } from '../../contract/endpoints.ts';
import type { QuizProgress } from '../quiz/quiz-bar.tsx';

/** How far the whole pretest is, from the answered questions of the open passage. */
export function pretestProgress({ passagesDone, passagesPlanned, quiz }: PretestView) {
  const perPassage = quiz?.questionCount ?? 3;
  const passages = Math.max(passagesPlanned, passagesDone + 1);
  return (answered: number): QuizProgress => ({
    value: passagesDone * perPassage + answered,
    max: passages * perPassage,
    label: `Passage ${passagesDone + 1} of ${passages}`,
    short: `Passage ${passagesDone + 1}\u00A0of\u00A0${passages}`,
  });
}

/** Passages still to read that came to the first four, for who comes back to a pretest that grew. */
export const passagesAdded = ({
  passagesDone,
  passagesPlanned,
}: Pick<PretestView, 'passagesDone' | 'passagesPlanned'>): number =>
  Math.max(0, passagesPlanned - Math.max(PRE_PASSAGES, passagesDone));
