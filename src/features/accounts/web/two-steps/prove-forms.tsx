import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { PasswordField } from '#platform/ui/web/password-field.tsx';
import { renewRecoveryCodes, turnOffSecondFactor } from '../../contract/second-factor.ts';
import { CodeField } from './code-field.tsx';

const EMPTY = { oldPassword: '', code: '' };

interface RenewCodesProps {
  readonly onDone: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Asks for password and code before there are new codes to write down. */
export function RenewCodes({ onDone, onCancel }: RenewCodesProps) {
  const form = useEndpointForm(renewRecoveryCodes, {
    initial: EMPTY,
    toInput: (body) => ({ body }),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <Form form={form}>
      <p>The codes that you wrote down before stop working.</p>
      <PasswordField {...form.field('oldPassword')} label="Your password" autoComplete="current-password" />
      <CodeField {...form.field('code')} />
      <Button type="submit" variant="primary" pending={form.pending} pendingLabel="One moment…">
        Make new codes
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </Form>
  );
}

/** Asks for password and code before the second step is turned off. */
export function TurnOff({
  onDone,
  onCancel,
}: {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}) {
  const form = useEndpointForm(turnOffSecondFactor, {
    initial: EMPTY,
    toInput: (body) => ({ body }),
    onDone: () => {
      announce('Two-step login is off.');
      onDone();
    },
  });
  return (
    <Form form={form}>
      <p>Then your password alone logs you in.</p>
      <PasswordField {...form.field('oldPassword')} label="Your password" autoComplete="current-password" />
      <CodeField {...form.field('code')} />
      <Button type="submit" variant="danger" pending={form.pending} pendingLabel="One moment…">
        Turn off two-step login
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
    </Form>
  );
}
