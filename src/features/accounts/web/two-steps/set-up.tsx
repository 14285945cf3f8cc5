import { useState } from 'react';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { PasswordField } from '#platform/ui/web/password-field.tsx';
import { QrCode } from '#platform/ui/web/qr-code.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import { useFocusAtFirst } from '#platform/ui/web/use-focus-at-first.ts';
import { beginSecondFactor, confirmSecondFactor } from '../../contract/second-factor.ts';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-steps.module.css';

interface SetUpProps {
  /** Whether an app is there already: then a code of it is asked for. */
  readonly isOn: boolean;
  /** Whether an administrator sets it up for the first time: then a code from the server is asked for. */
  readonly needsServerCode?: boolean;
  readonly onDone: () => void;
  /** Where it need not be set up now. */
  readonly onCancel?: () => void;
}

interface Begun {
  readonly secret: string;
  readonly appAddress: string;
}

/** Sets the second step of the login up: the password, a code to scan, a code of the app, and codes to write down. */
export function SetUp({ isOn, needsServerCode = false, onDone, onCancel }: SetUpProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (begun === null)
    return <Begin isOn={isOn} needsServerCode={needsServerCode} onDone={setBegun} onCancel={onCancel} />;
  return <Confirm begun={begun} onDone={setCodes} onCancel={onCancel} />;
}

interface BeginProps {
  readonly isOn: boolean;
  readonly needsServerCode: boolean;
  readonly onDone: (begun: Begun) => void;
  readonly onCancel: (() => void) | undefined;
}

function Begin({ isOn, needsServerCode, onDone, onCancel }: BeginProps) {
  const form = useEndpointForm(beginSecondFactor, {
    initial: { oldPassword: '', code: '' },
    toInput: (values) => ({ body: values }),
    onDone,
  });
  return (
    <Form form={form}>
      <p>
        You need an app on your phone that makes login codes, such as Aegis, 2FAS, or Google Authenticator.
      </p>
      <PasswordField {...form.field('oldPassword')} label="Your password" autoComplete="current-password" />
      {isOn && <CodeField {...form.field('code')} />}
      {needsServerCode && (
        <TextField
          {...form.field('code')}
          label="Code from the server"
          hint="Whoever runs the server gets it with: npm run openleaf -- second-step-code USERNAME"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Button type="submit" variant="primary" pending={form.pending} pendingLabel="One moment…">
        Continue
      </Button>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
    </Form>
  );
}

interface ConfirmProps {
  readonly begun: Begun;
  readonly onDone: (codes: readonly string[]) => void;
  readonly onCancel: (() => void) | undefined;
}

function Confirm({ begun: { secret, appAddress }, onDone, onCancel }: ConfirmProps) {
  const form = useEndpointForm(confirmSecondFactor, {
    initial: { code: '' },
    toInput: (values) => ({ body: values }),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const first = useFocusAtFirst<HTMLParagraphElement>(true);
  return (
    <Form form={form}>
      <Stack gap={12}>
        <p ref={first} tabIndex={-1}>
          Scan this with the app.
        </p>
        <div className={styles.scan}>
          <QrCode text={appAddress} label="Code to scan with the app on your phone" />
        </div>
        <p>
          Or type this key into the app:{' '}
          <code className={styles.secret}>{secret.replaceAll(/.{4}(?=.)/gu, '$& ')}</code>
        </p>
      </Stack>
      <TextField
        {...form.field('code')}
        label="The code that the app shows now"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="submit" variant="primary" pending={form.pending} pendingLabel="One moment…">
        Turn on two-step login
      </Button>
      {onCancel && <Button onClick={onCancel}>Cancel</Button>}
    </Form>
  );
}
