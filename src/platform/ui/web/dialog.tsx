import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Escape was pressed. Null where only an action closes it, because what it shows is not shown again. */
  readonly onClose: (() => void) | null;
  readonly actions?: ReactNode;
  /** As wide as the window allows: for a room to read. */
  readonly wide?: boolean;
  /** At the lower edge of the window, where a thumb reaches it. */
  readonly sheet?: boolean;
  /** A way out stays at the top, for what is longer than a telephone. */
  readonly closeAtTop?: boolean;
  readonly children: ReactNode;
}

const keepOpen = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault();
};

/** The browser's own modal dialog: it keeps the focus inside, gives it back, and closes on Escape. */
export const Dialog = ({ open, ...dialog }: DialogProps) => (open ? <OpenDialog {...dialog} /> : null);

function OpenDialog({
  title,
  onClose,
  actions,
  wide = false,
  sheet = false,
  closeAtTop = false,
  children,
}: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed before it leaves the page: once it is gone, the browser does not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const cancel = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onClose?.();
  };
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, wide && styles.wide, sheet && styles.sheet)}
      aria-labelledby={heading}
      onCancel={cancel}
      // A browser lets a second Escape in a row close a dialog whatever `cancel` says.
      {...(onClose === null && { closedby: 'none', onKeyDown: keepOpen })}
    >
      <Stack>
        {closeAtTop && onClose !== null ? (
          <div className={styles.top}>
            <h2 id={heading}>{title}</h2>
            <IconButton label="Close" icon={<IconX size={20} aria-hidden />} onClick={onClose} />
          </div>
        ) : (
          <h2 id={heading}>{title}</h2>
        )}
        {children}
        {actions !== undefined && <Row className={styles.actions}>{actions}</Row>}
      </Stack>
    </dialog>
  );
}
