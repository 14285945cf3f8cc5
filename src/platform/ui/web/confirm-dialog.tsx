import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question: "Remove Ana from Grade 4?" */
  readonly title: string;
  /** The act by its name: "Remove Ana". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** It takes something away. */
  readonly danger?: boolean;
  /** Most people want the way out: it is the main button. */
  readonly prefersCancel?: boolean;
  readonly pending?: boolean;
  /** What will happen, and what stays. */
  readonly children: ReactNode;
}

/** Asks before an act that cannot be taken back. The safe way out comes first and has the focus. */
export const ConfirmDialog = ({
  open,
  title,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  onCancel,
  danger = false,
  prefersCancel = false,
  pending = false,
  children,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    title={title}
    onClose={onCancel}
    actions={
      <>
        <Button variant={prefersCancel ? 'primary' : 'secondary'} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button
          variant={danger ? 'danger' : prefersCancel ? 'secondary' : 'primary'}
          pending={pending}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </>
    }
  >
    <div>{children}</div>
  </Dialog>
);
