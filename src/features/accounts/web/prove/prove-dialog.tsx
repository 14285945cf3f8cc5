import { useSyncExternalStore } from 'react';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { PasswordField } from '#platform/ui/web/password-field.tsx';
import { proveAgain } from '../../contract/prove-again.ts';
import { readSecondFactor } from '../../contract/second-factor.ts';
import { CodeField } from '../two-steps/code-field.tsx';
import { type ProofAsker, proofAsker } from './proof-asker.ts';

/** Asks an administrator for a code, or the password, whenever a call waits for it. */
export function ProveDialog({ asker = proofAsker }: { readonly asker?: ProofAsker }) {
  const waits = useSyncExternalStore(asker.subscribe, asker.waits);
  return waits ? <Prove onAnswer={asker.answer} /> : null;
}

function Prove({ onAnswer }: { readonly onAnswer: (proved: boolean) => void }) {
  const { data } = useEndpointQuery(readSecondFactor, {});
  const form = useEndpointForm(proveAgain, {
    initial: { oldPassword: '', code: '' },
    toInput: (body) => ({ body }),
    onDone: () => onAnswer(true),
  });
  return (
    <Dialog
      open
      title="Is it still you?"
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>Cancel</Button>
          <Button variant="primary" pending={form.pending} pendingLabel="One moment…" onClick={form.submit}>
            Continue
          </Button>
        </>
      }
    >
      <Form form={form}>
        <p>You have been logged in for a while. Please show that it is you before you do this.</p>
        {data === undefined ? null : data.since === null ? (
          <PasswordField
            {...form.field('oldPassword')}
            label="Your password"
            autoComplete="current-password"
          />
        ) : (
          <CodeField {...form.field('code')} />
        )}
      </Form>
    </Dialog>
  );
}
