import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { getStudentLogin, unlockStudentLogin } from '../../contract/student-login.ts';
import { lockedInWords } from './locked-in-words.ts';

const SENTENCES = {
  everywhere: (name: string) =>
    `There were too many wrong passwords today. ${name} can only log in on a device they have used before.`,
  somewhere: (name: string) =>
    `Too many wrong passwords came from one internet connection today. On this connection, ${name} can only log in on a device they have used before.`,
};

interface LoginShutNoteProps {
  readonly studentId: number;
  readonly name: string;
}

/** That a student cannot log in, at all or on a new device, with the way out. Nothing is shown while they can: it is an aside. */
export function LoginShutNote({ studentId, name }: LoginShutNoteProps) {
  const { data } = useEndpointQuery(getStudentLogin, { params: { id: studentId } });
  const [said, setSaid] = useState<string | null>(null);
  const unlocking = useEndpointMutation(unlockStudentLogin, { refreshes: [getStudentLogin] });
  if (said !== null)
    return (
      <Note role="alert">
        <p>{said}</p>
      </Note>
    );
  if (data === undefined) return null;
  if (data.lockedBy !== null)
    return (
      <Note tone="berry" title="This account is locked">
        <p>{lockedInWords(data.lockedBy, name)}</p>
      </Note>
    );
  if (data.shutForNewDevices === 'nowhere') return null;
  const unlock = async () => {
    const result = await unlocking.send({ body: { studentId } });
    setSaid(result.ok ? `${name} can log in on any device again.` : result.problem.detail);
  };
  return (
    <Note>
      <p>{SENTENCES[data.shutForNewDevices](name)}</p>
      <p>
        <Button pending={unlocking.pending} onClick={() => void unlock()}>
          Unlock
        </Button>
      </p>
    </Note>
  );
}
