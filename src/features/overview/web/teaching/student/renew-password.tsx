import { useState } from 'react';
import { renewStudentPassword } from '#features/classes/contract/student-login.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { CopyButton } from '#platform/ui/web/copy-button.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { Fact, Facts } from '#platform/ui/web/facts.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { SwitchField } from '#platform/ui/web/switch-field.tsx';
import styles from './renew-password.module.css';

interface RenewPasswordProps {
  readonly studentId: number;
  readonly name: string;
}

/** A new password for a student who forgot theirs, or whose password got out. */
export function RenewPassword({ studentId, name }: RenewPasswordProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New password</Button>
      {open && <RenewDialog studentId={studentId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

interface RenewDialogProps extends RenewPasswordProps {
  readonly onClose: () => void;
}

function RenewDialog({ studentId, name, onClose }: RenewDialogProps) {
  const [renewed, setRenewed] = useState<ResponseOf<typeof renewStudentPassword> | null>(null);
  const form = useEndpointForm(renewStudentPassword, {
    initial: { mustChange: false },
    toInput: ({ mustChange }) => ({ body: { studentId, mustChange } }),
    onDone: setRenewed,
  });
  const actions = renewed ? (
    <Button variant="primary" onClick={onClose}>
      Done
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" pending={form.pending} pendingLabel="Creating it…" onClick={form.submit}>
        Create a new password
      </Button>
    </>
  );
  return (
    <Dialog open title={`New password for ${name}`} onClose={renewed ? null : onClose} actions={actions}>
      {renewed ? (
        <Renewed {...renewed} />
      ) : (
        <Form form={form}>
          <p>
            You get a password that is easy to copy. The old one stops working, and {name} is logged out
            everywhere. No work is lost.
          </p>
          <SwitchField
            {...form.field('mustChange')}
            label="The student chooses a new one the next time they log in"
          />
        </Form>
      )}
    </Dialog>
  );
}

const Renewed = ({ username, password }: ResponseOf<typeof renewStudentPassword>) => (
  <>
    <Facts className={styles.login}>
      <Fact name="Username">{username}</Fact>
      <Fact name="Password">{password}</Fact>
    </Facts>
    <p>Write it down or copy it now. For safety, it is not shown again.</p>
    <CopyButton text={password} label="Copy the password" />
  </>
);
