import { useRef } from 'react';
import { newKey } from '#platform/endpoint/web/new-key.ts';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import type { SignedIn } from '../../contract/fields.ts';
import { finishLogin } from '../../contract/second-factor.ts';
import { deviceHeaders } from '../device-token.ts';

interface SecondStepProps {
  /** Of the first step. */
  readonly challenge: string;
  readonly onDone: (signedIn: SignedIn) => void;
  /** Back to the first step. */
  readonly onBack: () => void;
}

/** The second step of a login: a code of the app, or one that was written down. */
export function SecondStep({ challenge, onDone, onBack }: SecondStepProps) {
  // The same code again is the same login: a reply that was lost uses up no code that was written down.
  const sent = useRef({ code: '', key: '' });
  const keyOf = (code: string): string => {
    if (sent.current.code !== code) sent.current = { code, key: newKey() };
    return sent.current.key;
  };
  const form = useEndpointForm(finishLogin, {
    initial: { code: '' },
    toInput: ({ code }) => ({
      body: { challenge, code },
      headers: { ...deviceHeaders(), 'idempotency-key': keyOf(code) },
    }),
    patient: true,
    onDone,
  });
  return (
    <Card>
      <Form form={form}>
        <TextField
          {...form.field('code')}
          label="Code"
          hint="From the app on your phone. Or one of the codes that you wrote down."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="primary" wide pending={form.pending} pendingLabel="Logging in…">
          Continue
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          Back
        </Button>
      </Form>
    </Card>
  );
}
