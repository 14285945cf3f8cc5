import { useState } from 'react';
import {
  CodeField,
  useActor,
  useHasTwoSteps,
  usePerson,
  useSignInStore,
} from '#features/accounts/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { hasPlans } from '#platform/plans/web/has-plans.ts';
import { href } from '#platform/screens/core/address.ts';
import { landing } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { PasswordField } from '#platform/ui/web/password-field.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import { eraseOwnAccount } from '../contract/own-data.ts';

/** The way out for good, for a grown-up. @param username that they type once more. */
export function EraseOwnAccount({ username }: { readonly username: string }) {
  const [asking, setAsking] = useState(false);
  const { role } = useActor();
  return (
    <Section
      title="Erase my account"
      lead={
        role === 'teacher'
          ? 'This erases your account and everything that is yours, for good. The work of your students stays. Your classes stay, too: make another teacher their owner first.'
          : 'This erases your account and everything that is yours, for good. Your children’s accounts stay.'
      }
    >
      <Card>
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Erase my account
          </Button>
        </div>
      </Card>
      {asking && <EraseDialog username={username} onClose={() => setAsking(false)} />}
    </Section>
  );
}

interface EraseDialogProps {
  readonly username: string;
  readonly onClose: () => void;
}

function EraseDialog({ username, onClose }: EraseDialogProps) {
  const hasTwoSteps = useHasTwoSteps();
  const { role } = useActor();
  const store = useSignInStore();
  const person = usePerson();
  const form = useEndpointForm(eraseOwnAccount, {
    initial: { typedUsername: '', oldPassword: '', code: '' },
    toInput: (body) => ({ body }),
    onDone: () => {
      if (person !== null) store.end(person.token, 'logged-out');
      // Loaded anew, so that nothing of the person is left in the memory of the page.
      location.replace(href(landing));
    },
  });
  return (
    <Dialog
      open
      title="Erase your account?"
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
          Nobody can bring your account back.{' '}
          {role === 'teacher'
            ? 'If you may need your data later, download it first.'
            : 'If you may need your data later, ask the person who runs Openleaf for it first.'}
        </p>
        {role === 'teacher' && hasPlans() && (
          <p>If you pay for a plan, it ends, too, and you are not charged again.</p>
        )}
        <TextField
          {...form.field('typedUsername')}
          label="Your username"
          hint={`To be sure that it is you, type ${username} here.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...form.field('oldPassword')} label="Your password" autoComplete="current-password" />
        {hasTwoSteps && <CodeField {...form.field('code')} />}
      </Form>
    </Dialog>
  );
}
