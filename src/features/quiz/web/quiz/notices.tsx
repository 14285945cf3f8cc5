import { IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import type { Held } from '../../core/delivery-queue.ts';
import { keptWords } from './kept-words.ts';
import styles from './question.module.css';
import type { Notice } from './quiz-state.ts';

interface HeldNoteProps {
  readonly waiting: number;
  readonly held: Held;
  /** There is no question to go on to meanwhile. */
  readonly isLast: boolean;
}

/** Answers wait: how many, where, and what for. It stands at the button, so that it pushes nothing of the question out of sight. */
export function HeldNote({ waiting, held, isLast }: HeldNoteProps) {
  const words = `${keptWords(waiting, held)}${isLast && held.onDevice ? ' You can leave now.' : ''}`;
  useEffect(() => announce(words), [words]);
  return <Note>{words}</Note>;
}

const MOVED_ON = 'You continued this quiz somewhere else. Here is the next question.';

/** What is said above a question. */
export function NoticeLine({ notice }: { notice: Notice }) {
  const said = notice.kind === 'saved' ? 'Saved.' : notice.kind === 'moved-on' ? MOVED_ON : null;
  useEffect(() => {
    if (said) announce(said);
  }, [said]);
  if (notice.kind === 'saved') {
    return (
      <Row as="p" gap={4} align="center" oneLine className={styles.saved}>
        <IconCheck size={18} aria-hidden />
        Saved.
      </Row>
    );
  }
  if (notice.kind === 'moved-on') return <Note>{MOVED_ON}</Note>;
  return (
    <Note tone="berry" role="alert">
      {notice.detail} Your choice is still marked.
    </Note>
  );
}
