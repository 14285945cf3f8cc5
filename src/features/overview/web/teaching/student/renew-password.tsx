import { useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { type RenewedPassword, renewPasswords } from '#features/classes/contract/renew-passwords.ts';
import { getStudentLogin } from '#features/classes/contract/student-login.ts';
import { lockedInWords } from '#features/classes/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { CopyButton } from '#platform/ui/web/copy-button.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { Fact, Facts } from '#platform/ui/web/facts.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
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
  const { userId: teacherId } = useActor();
  const lockedBy = useEndpointQuery(getStudentLogin, { params: { id: studentId } }).data?.lockedBy ?? null;
  const [answer, setAnswer] = useState<RenewedPassword | null>(null);
  const form = useEndpointForm(renewPasswords, {
    initial: { mustChangePassword: false },
    toInput: (values) => ({ params: { teacherId }, body: { studentPasswords: [{ studentId }], ...values } }),
    onDone: ({ students: [only] }) => setAnswer(only ?? null),
  });
  const renewed = answer?.login ?? null;
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
          <ProblemNote words={answer && answer.message} />
          {lockedBy !== null && (
            <Note tone="berry" title="This account is locked">
              <p>{lockedInWords(lockedBy, name)}</p>
            </Note>
          )}
          <p>
            You get a password that is easy to copy. The old one stops working, and {name} is logged out
            everywhere. No work is lost.
          </p>
          <SwitchField
            {...form.field('mustChangePassword')}
            label="The student chooses a new one the next time they log in"
          />
        </Form>
      )}
    </Dialog>
  );
}

const Renewed = ({ username, password }: NonNullable<RenewedPassword['login']>) => (
  <>
    <Facts className={styles.login}>
      <Fact name="Username">{username}</Fact>
      <Fact name="Password">{password}</Fact>
    </Facts>
    <p>Write it down or copy it now. For safety, it is not shown again.</p>
    <CopyButton text={password} label="Copy the password" />
  </>
);
