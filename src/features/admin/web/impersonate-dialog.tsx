import { beginImpersonation } from '#features/accounts/contract/impersonation.ts';
import { IMPERSONATION_MINUTES } from '#features/accounts/core/impersonation.ts';
import { usePerson, useSignInStore } from '#features/accounts/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import type { AdminAccount } from '../contract/people.ts';
import { nameOfAccount } from '../core/account-words.ts';

interface ImpersonateDialogProps {
  readonly account: AdminAccount;
  readonly onClose: () => void;
}

/** Asks for the reason before an administrator acts as somebody else; then this tab is theirs, under a banner. */
export function ImpersonateDialog({ account, onClose }: ImpersonateDialogProps) {
  const name = nameOfAccount(account);
  const store = useSignInStore();
  const own = usePerson();
  const form = useEndpointForm(beginImpersonation, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ body: { userId: account.userId, reason } }),
    onDone: ({ userId, role, token, expiresAt }) => {
      if (own === null) return;
      const impersonation = { name, until: expiresAt, own };
      // No key: what waits on this device for the person stays locked.
      store.signIn({ userId, role, token, outboxKey: null, impersonation });
    },
  });
  return (
    <Dialog
      open
      title={`Act as ${name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" pending={form.pending} pendingLabel="One moment…" onClick={form.submit}>
            Act as this person
          </Button>
        </>
      }
    >
      <Form form={form}>
        <p>
          You see Openleaf as this person does, for {IMPERSONATION_MINUTES} minutes at most.{' '}
          {account.role === 'teacher'
            ? 'What you change is recorded under your name. Passwords, email, and data stay theirs.'
            : 'You can look, but you cannot change anything.'}{' '}
          They can see that an administrator did this, and when.
        </p>
        <TextField
          {...form.field('reason')}
          label="Why?"
          hint="The reason is kept. This person can read it in a copy of their data."
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}
