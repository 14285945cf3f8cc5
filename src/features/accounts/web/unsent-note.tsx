import type { UnsentWork } from '#platform/device/web/unsent-work.ts';
import { Note } from '#platform/ui/web/note.tsx';

/** What waits on this device, for somebody who is no longer signed in. */
export const UnsentNote = ({ answers, staysLocked }: UnsentWork) => (
  <Note title={answers === 1 ? 'One answer is not sent yet' : `${answers} answers are not sent yet`}>
    <p>
      {staysLocked
        ? 'Locked, so that nobody else can read it, your work stays on this device. It is sent when you log in here again.'
        : 'Your work waits in this tab. Log in again here before you close it.'}
    </p>
  </Note>
);
