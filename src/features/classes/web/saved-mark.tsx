import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ClassField } from './class-changes.ts';
import styles from './saved-mark.module.css';
import type { LastChange } from './use-saved-class.ts';

interface WithSavedMarkProps {
  readonly name: ClassField;
  /** Not there in a form that is sent as a whole. */
  readonly last?: LastChange | null | undefined;
  readonly children: ReactNode;
}

/** A field with a quiet word about its last change; the word has its place beside the label, so that nothing moves. */
export const WithSavedMark = ({ name, last, children }: WithSavedMarkProps) => (
  <div className={styles.field}>
    {children}
    {last?.field === name && last.state !== 'refused' && (
      // The live region of the app has said it.
      <p className={styles.mark} aria-hidden>
        {last.state === 'saved' && <IconCheck size={16} />}
        {last.state === 'saved' ? 'Saved' : 'Saving…'}
      </p>
    )}
  </div>
);
