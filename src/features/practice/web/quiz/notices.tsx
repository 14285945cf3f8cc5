import { IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import styles from './question.module.css';
import type { HeldReason, Notice } from './quiz-state.ts';

const HELD = {
  network: 'Your answer is kept on this device and will be sent when the network is back.',
  server: 'The service is busy. Your answer is kept on this device and will be sent again in a moment.',
} as const;

/** An answer is waiting on this device. */
export function HeldNote({ reason }: { reason: HeldReason }) {
  useEffect(() => announce(HELD[reason]), [reason]);
  return <Note>{HELD[reason]}</Note>;
}

const MOVED_ON = 'You have gone on with this quiz in another place. Here is the question that comes next.';

/** What is said above a question. */
export function NoticeLine({ notice }: { notice: Notice }) {
  const said = notice.kind === 'saved' ? 'Saved.' : notice.kind === 'moved-on' ? MOVED_ON : null;
  useEffect(() => {
    if (said) announce(said);
  }, [said]);
  if (notice.kind === 'saved') {
    return (
      <p className={styles.saved}>
        <IconCheck size={18} aria-hidden />
        Saved.
      </p>
    );
  }
  if (notice.kind === 'moved-on') return <Note>{MOVED_ON}</Note>;
  return (
    <Note tone="berry" role="alert">
      {notice.detail} Your choice is still marked.
    </Note>
  );
}
