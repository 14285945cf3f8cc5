import { useState } from 'react';
import { unsentWork } from '#platform/device/web/unsent-work.ts';
import { SIGNED_OUT } from '#platform/endpoint/contract/signed-out.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { closedLately } from './forget-closed-tab.ts';
import { useSignInStore } from './sign-in-provider.tsx';
import { UnsentNote } from './unsent-note.tsx';

interface EndedNoteProps {
  /** The account that was just tried is part of another one now, where what waits here cannot go. */
  readonly isJoined?: boolean;
}

/** Why a person who was signed in is asked to log in again, and where their work is. */
export function EndedNote({ isJoined = false }: EndedNoteProps) {
  const [unsent] = useState(unsentWork);
  const ended = useSignInStore().ended();
  const [wasClosed] = useState(closedLately);
  if (isJoined) return unsent.answers > 0 ? <UnsentNote {...unsent} isJoined /> : null;
  if (ended === null && wasClosed) return <ClosedNote />;
  if (ended === null || ended === 'logged-out') return null;
  const saved = unsent.answers === 0 ? ' Everything you sent is saved.' : '';
  return (
    <>
      {ended === 'timed-out' && (
        <Note title={SIGNED_OUT}>
          <p>
            You were away for a while, so you were logged out to keep your work safe.{saved} Log in to
            continue where you left off.
          </p>
        </Note>
      )}
      {ended === 'ended' && (
        <Note title="You were logged out.">
          <p>Log in to continue where you were.{saved}</p>
        </Note>
      )}
      {ended === 'other-tab' && (
        <Note title="You are logged out">
          <p>You logged out in another tab.{saved}</p>
        </Note>
      )}
      {unsent.answers > 0 && <UnsentNote {...unsent} />}
    </>
  );
}

/** A page that was closed forgets who was signed in: the next child at the device is another one. */
const ClosedNote = () => (
  <Note title="You were logged out">
    <p>
      Openleaf was closed, so you were logged out. This keeps your work safe when others use this device.
      Everything you sent is saved. Log in to continue.
    </p>
  </Note>
);
