import { flushSync } from 'react-dom';
import { ERASURE_REASONS, type ErasureReason } from '#features/own-data/core/erasure.ts';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { hasPlans } from '#platform/plans/web/has-plans.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { SelectField } from '#platform/ui/web/fields.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { Form } from '#platform/ui/web/form.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import { eraseAccount } from '../contract/account-data.ts';
import { type AdminAccount, listAccounts } from '../contract/people.ts';
import { nameOfAccount } from '../core/account-words.ts';

const REASONS: Readonly<Record<ErasureReason, string>> = {
  asked: 'The person or the family asked for it',
  left: 'The person left the school',
  mistake: 'The account was made by mistake',
  other: 'Another reason',
};

interface EraseDialogProps {
  readonly account: AdminAccount;
  readonly onClose: () => void;
}

/** Asks for the reason and the username before a person is erased. */
export function EraseDialog({ account, onClose }: EraseDialogProps) {
  const name = nameOfAccount(account);
  const form = useEndpointForm(eraseAccount, {
    initial: { why: '', typedUsername: '' },
    toInput: ({ why, typedUsername }) => ({
      body: { userId: account.userId, why: why as ErasureReason, typedUsername },
    }),
    refreshes: [listAccounts],
    onDone: () => {
      // The row with the button that had the focus is gone.
      flushSync(onClose);
      focusHeading();
      announce(`${name} is erased.`);
    },
  });
  return (
    <Dialog
      open
      title={`Erase ${name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" pending={form.pending} pendingLabel="Erasing…" onClick={form.submit}>
            Erase for good
          </Button>
        </>
      }
    >
      <Form form={form}>
        <p>
          The account and everything that belongs to it are deleted: answers, points, essays, and notes.
          Nobody can bring them back. If someone may need the data later, download it first.
        </p>
        {account.role === 'teacher' && hasPlans() && (
          <p>If this teacher pays for a plan, the plan ends, too, and nothing more is charged.</p>
        )}
        <SelectField
          {...form.field('why')}
          label="Reason"
          options={[
            { value: '', label: 'Choose a reason' },
            ...ERASURE_REASONS.map((value) => ({ value, label: REASONS[value] })),
          ]}
        />
        <TextField
          {...form.field('typedUsername')}
          label="Username"
          hint={`To be sure that it is the right account, type ${account.username} here.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form>
    </Dialog>
  );
}
