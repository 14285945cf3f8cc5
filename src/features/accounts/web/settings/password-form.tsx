import { useState } from 'react';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { PasswordField } from '#platform/ui/web/password-field.tsx';
import { updatePassword } from '../../contract/own-account.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { readLoginProviders } from '../providers/login-providers.ts';
import { useActor } from '../sign-in-provider.tsx';
import { CodeField } from '../two-steps/code-field.tsx';
import { useHasTwoSteps } from '../two-steps/use-has-two-steps.ts';
import { useShortestPassword } from './use-shortest-password.ts';

interface PasswordFormProps {
  /** After the password was changed. */
  readonly onChanged?: () => void;
}

const EMPTY = { oldPassword: '', code: '', newPassword: '', confirmPassword: '' };
const CHANGED = 'Your password is changed. Other devices are logged out.';
const changedWords = (): string =>
  readLoginProviders().length === 0 ? CHANGED : `${CHANGED} Connected accounts are disconnected.`;

/** Changes the own password: the present one, and the new one twice. */
export function PasswordForm({ onChanged }: PasswordFormProps) {
  // A form that has done its work begins anew, with nothing of the passwords left in it.
  const [changes, setChanges] = useState(0);
  const done = () => {
    announce(changedWords());
    setChanges((before) => before + 1);
    onChanged?.();
  };
  return (
    <>
      {changes > 0 && (
        <Note tone="leaf">
          <p>{changedWords()}</p>
        </Note>
      )}
      <Fields key={changes} onDone={done} />
    </>
  );
}

function Fields({ onDone }: { readonly onDone: () => void }) {
  const { userId } = useActor();
  const hasTwoSteps = useHasTwoSteps();
  const form = useEndpointForm(updatePassword, {
    initial: EMPTY,
    toInput: (passwords) => ({ body: { userId, ...passwords } }),
    onDone,
  });
  return (
    <Form form={form}>
      <PasswordField
        {...form.field('oldPassword')}
        label="The password you have now"
        autoComplete="current-password"
      />
      {hasTwoSteps && <CodeField {...form.field('code')} />}
      <NewPasswordFields field={form.field} shortest={useShortestPassword()} />
      <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Changing…">
        Change password
      </Button>
    </Form>
  );
}
