import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './question-sheet.module.css';

interface QuestionSheetProps {
  readonly label: string;
  /** What it lies over; its handle leads back there. */
  readonly text?: 'text' | 'poem';
  readonly open: boolean;
  /** It leaves the larger part of the window to the text. */
  readonly low?: boolean;
  readonly onTurn: (open: boolean) => void;
  /** Whether it can be opened and closed now. */
  readonly hasHandle?: boolean;
  readonly children: ReactNode;
}

/**
 * Where the question is: beside the text and always in view where there is room; else a sheet at the lower edge that
 * one thumb opens and closes, while the text keeps its place.
 */
export function QuestionSheet({
  label,
  text = 'text',
  open,
  low = false,
  onTurn,
  hasHandle = true,
  children,
}: QuestionSheetProps) {
  const content = useId();
  const Icon = open ? IconChevronDown : IconChevronUp;
  return (
    <section
      className={styles.sheet}
      data-open={open}
      data-low={low || undefined}
      data-sheet-of-question
      aria-label={label}
    >
      {hasHandle && (
        <button
          type="button"
          className={styles.handle}
          aria-expanded={open}
          aria-controls={content}
          onClick={() => onTurn(!open)}
        >
          <Icon size={22} aria-hidden />
          <span>{open ? `Back to the ${text}` : label}</span>
        </button>
      )}
      <div id={content} className={styles.content} data-sheet-content>
        <p className={styles.label}>{label}</p>
        {children}
      </div>
    </section>
  );
}

/** Pixels of the window that the sheet in this place covers at its lower edge; none where it is beside the text. */
export function coveredBySheet(within: Element | null): number {
  const sheet = within?.querySelector('[data-sheet-of-question]');
  if (!sheet || getComputedStyle(sheet).position !== 'fixed') return 0;
  return sheet.getBoundingClientRect().height;
}
