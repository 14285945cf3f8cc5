import { useEffect, useEffectEvent } from 'react';
import { Note } from '#platform/ui/web/note.tsx';
import styles from './quiz-desk.module.css';

interface HighlightTipProps {
  readonly onShown: () => void;
  readonly onClose: () => void;
}

/** How one highlights. */
export function HighlightTip({ onShown, onClose }: HighlightTipProps) {
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return (
    <div className={styles.above}>
      <Note title="You can highlight" onClose={onClose}>
        Press on a word and hold, or drag over some words. A button appears beside them.
      </Note>
    </div>
  );
}
