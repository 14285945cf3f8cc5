import { Note } from '#platform/ui/web/note.tsx';
import { useSignInStore } from './sign-in-provider.tsx';

/** Why somebody who was signed in is asked to log in again. */
export function EndedNote() {
  switch (useSignInStore().ended()) {
    case 'timed-out':
      return (
        <Note title="You have been away for a while">
          <p>For your safety, you were logged out. Your work is saved. Log in to go on where you were.</p>
        </Note>
      );
    case 'other-tab':
      return (
        <Note title="You are logged out">
          <p>You logged out in another tab. Your work is saved.</p>
        </Note>
      );
    default:
      return null;
  }
}
