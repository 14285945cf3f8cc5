import { IconLetterCase } from '@tabler/icons-react';
import { Suspense, useId } from 'react';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { PanelSheet } from './panel-sheet.tsx';
import type { ReaderPanelProps } from './reader-choices.tsx';
import styles from './reader-panel.module.css';

/** Fetched beside the text, not before it. */
const ReaderChoices = lazyPart(async () => (await import('./reader-choices.tsx')).ReaderChoices);

/** The "Aa" control: how the text looks. */
export function ReaderPanel(props: ReaderPanelProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={id}>
        <IconLetterCase size={22} aria-hidden />
        <span className={styles.label}>Text</span>
      </button>
      <PanelSheet id={id} title="Text">
        <Suspense>
          <ReaderChoices {...props} />
        </Suspense>
      </PanelSheet>
    </>
  );
}
