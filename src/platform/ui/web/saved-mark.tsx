import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './saved-mark.module.css';

/** What became of the change that was made last, of a form whose fields are saved one by one. */
export interface LastChange<F extends string = string> {
  readonly field: F;
  readonly state: 'saving' | 'saved' | 'refused';
  /** Why it was refused. */
  readonly error?: string;
}

interface WithSavedMarkProps {
  readonly name: string;
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
