import type { ReactNode } from 'react';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';

interface RemoveDialogProps {
  readonly name: string;
  readonly className: string;
  readonly open: boolean;
  readonly pending: boolean;
  readonly problem: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** What becomes of the student's work. */
  readonly children: ReactNode;
}

/** Asks before a student is taken out of a class. */
export const RemoveDialog = ({ name, className, problem, children, ...rest }: RemoveDialogProps) => (
  <ConfirmDialog
    {...rest}
    danger
    title={`Remove ${name} from ${className}?`}
    confirmLabel="Remove from class"
  >
    <p>{children}</p>
    {problem !== null && <p role="alert">{problem}</p>}
  </ConfirmDialog>
);
