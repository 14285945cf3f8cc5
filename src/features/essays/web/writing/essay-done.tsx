import { IconCircleCheck } from '@tabler/icons-react';
import { linkTo } from '#platform/screens/core/address.ts';
import { type FinishedQuiz, quizReview, studentHome } from '#platform/screens/core/addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import styles from './essay.module.css';
import type { EssayEnd } from './essay-form.tsx';

interface EssayDoneProps {
  readonly end: EssayEnd;
  /** Who will read it; null where that is not known. */
  readonly teacherName: string | null;
  readonly quiz: FinishedQuiz;
}

/** What became of an essay, and the next step. */
export const EssayDone = ({ end, teacherName, quiz }: EssayDoneProps) => (
  <Stack gap={16}>
    {end.kind === 'sent' && <IconCircleCheck className={styles.done} size={32} aria-hidden />}
    <h2 tabIndex={-1} className={styles.heading}>
      {headingOf(end, teacherName ?? 'Your teacher')}
    </h2>
    <p>{sentenceOf(end)}</p>
    <Row>
      <LinkButton {...linkTo(studentHome)} variant="primary">
        Choose the next passage
      </LinkButton>
      <LinkButton {...linkTo(quizReview, {}, quiz)} variant="quiet">
        Look at your answers
      </LinkButton>
    </Row>
  </Stack>
);

/** "Handed in. Ms. Rivera will read it." */
function headingOf({ kind }: EssayEnd, teacher: string): string {
  if (kind === 'sent') return `Handed in. ${teacher} will read it.`;
  return kind === 'skipped' ? 'You skipped it.' : 'This essay is done.';
}

function sentenceOf(end: EssayEnd): string {
  if (end.kind === 'skipped') return 'That is fine. You may like the next one better.';
  if (end.kind === 'gone') return 'You can keep reading now.';
  return end.points
    ? `Your own words earned ${count(end.points, 'point')}.`
    : 'You can see it with your answers.';
}
