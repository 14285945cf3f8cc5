import type { KeyboardEvent, ReactNode } from 'react';
import styles from './sentence-button.module.css';

interface SentenceButtonProps {
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** A sentence of the text that can be chosen. A real button would be one block in its line that cannot be broken. */
export function SentenceButton({ chosen, onChoose, children }: SentenceButtonProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) onChoose();
  };
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
      role="button"
      tabIndex={0}
      aria-pressed={chosen}
      data-sentence
      className={styles.sentence}
      onClick={onChoose}
      onKeyDown={press}
    >
      {children}
    </span>
  );
}
