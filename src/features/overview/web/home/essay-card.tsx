import { useId } from 'react';
import type { EssayPrompt } from '#features/quiz/contract/short-essay.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { quizReview } from '#platform/screens/core/addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import styles from './home.module.css';

/** The short essay of the last quiz, which may be left out: it can be written beside its text until the next quiz is answered. */
export function EssayCard({ essay }: { readonly essay: EssayPrompt }) {
  const heading = useId();
  const { student_quiz_response_id, reading_comprehension_quiz_id: quizId } = essay;
  return (
    <Card as="section" labelledBy={heading} className={styles.essay}>
      <div>
        <h2 id={heading} className={styles.essayTitle}>
          Write about “{essay.title}”
        </h2>
        <p>{essay.prompt}</p>
        <p className={styles.about}>Or leave it out, and go on reading.</p>
      </div>
      <LinkButton {...linkTo(quizReview, {}, { student_quiz_response_id, quizId })}>Write it</LinkButton>
    </Card>
  );
}
