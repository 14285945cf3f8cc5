import { useEffect } from 'react';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import styles from './question.module.css';
import type { LateAnswer } from './quiz-state.ts';

/** What became of answers that were given without network. */
export function LateNote({ late }: { readonly late: readonly LateAnswer[] }) {
  const lines = late.map(({ question, feedback }) => ({
    id: question.questionId,
    text: `Question ${question.number}: ${feedback.right ? 'right' : 'not quite'}.`,
  }));
  const said = `Your answers have arrived. ${lines.map(({ text }) => text).join(' ')}`;
  useEffect(() => announce(said), [said]);
  return (
    <Note tone="leaf" title={late.length === 1 ? 'Your answer has arrived' : 'Your answers have arrived'}>
      <ul className={styles.late}>
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <p>You can read the reasons when the quiz is done.</p>
    </Note>
  );
}
