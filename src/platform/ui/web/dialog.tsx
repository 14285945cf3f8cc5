import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Escape was pressed. */
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  /** As wide as the window allows: for a room to read. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus inside, gives it back, and closes on Escape. */
export function Dialog({ open, title, onClose, actions, wide = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  if (!open) return null;
  const cancel = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, wide && styles.wide)}
      aria-labelledby={heading}
      onCancel={cancel}
    >
      <Stack>
        <h2 id={heading}>{title}</h2>
        {children}
        {actions !== undefined && <Row className={styles.actions}>{actions}</Row>}
      </Stack>
    </dialog>
  );
}
