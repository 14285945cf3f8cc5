import { type ToggleEvent, useId, useRef } from 'react';
import type { PassageView } from '#features/library/contract/passage-view.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import styles from './glossary-word.module.css';
import { placeBeside } from './place-beside.ts';

interface GlossaryWordProps {
  /** The word as written in the text. */
  readonly text: string;
  readonly entry: PassageView['glossary'][number];
}

/** A word of the passage that shows its meaning when it is pressed, by finger, mouse or keyboard. */
export function GlossaryWord({ text, entry }: GlossaryWordProps) {
  const id = useId();
  // A line that broke between the quotation mark and its word would leave the mark alone at its end.
  const [, quote, own] = /^(["'“‘(]?)(.*)/su.exec(text) ?? [];
  const word = useRef<HTMLButtonElement>(null);
  /** The meaning, while it is shown. */
  const shown = useRef<HTMLElement>(null);
  const place = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    shown.current = newState === 'open' ? currentTarget : null;
    if (newState !== 'open' || !word.current) return;
    placeBeside(currentTarget, word.current);
    announce(`${entry.word}: ${entry.meaning}`);
  };
  return (
    <>
      <span className={styles.whole}>
        {quote}
        <button
          ref={word}
          type="button"
          className={styles.word}
          popoverTarget={id}
          // Who goes on by the keyboard, as to the next question, takes no meaning along. A press outside closes it anyway.
          onBlur={({ relatedTarget }) => relatedTarget !== null && shown.current?.hidePopover()}
        >
          {own}
        </button>
      </span>
      <span id={id} popover="auto" className={styles.meaning} onToggle={place}>
        <strong>{entry.word}</strong> {entry.meaning}
      </span>
    </>
  );
}
