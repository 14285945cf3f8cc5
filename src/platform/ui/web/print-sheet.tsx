import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';
import styles from './print-sheet.module.css';

export interface PrintSheetProps {
  /** Which of the things that a sheet may hold are on this one, for the caller's own styles. */
  readonly parts?: string;
  /** Class of the caller's own module, for what is on it. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A page on paper that is no copy of the screen. It is beside the app and not in it, so that paper shows nothing else and
 * the screen does not show it.
 */
export const PrintSheet = ({ parts, className, children }: PrintSheetProps) =>
  createPortal(
    <div className={classNames(styles.sheet, className)} lang="en" data-parts={parts}>
      {children}
    </div>,
    document.body,
  );
