import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form, type FormState } from './form.tsx';

interface SaveDialogProps {
  readonly title: string;
  /** From `useEndpointForm`. */
  readonly form: FormState & { readonly pending: boolean };
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A few fields to change, with Cancel and Save. */
export const SaveDialog = ({ title, form, onClose, children }: SaveDialogProps) => (
  <Dialog
    open
    title={title}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" pending={form.pending} pendingLabel="Saving…" onClick={form.submit}>
          Save
        </Button>
      </>
    }
  >
    <Form form={form}>{children}</Form>
  </Dialog>
);
