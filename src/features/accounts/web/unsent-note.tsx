import type { UnsentWork } from '#platform/device/web/unsent-work.ts';
import { Note } from '#platform/ui/web/note.tsx';

const WHERE: Readonly<Record<UnsentWork['stays'], string>> = {
  locked: 'Your work is safe on this device. Log in here again to send it.',
  'in-tab': 'Your work waits in this tab. Log in again here before you close it.',
  nowhere: 'This device had no room to keep your work. When you log in again, please answer again.',
};

const JOINED =
  'Answers from an account that is now part of another one can’t be sent any more. Tell your teacher, and answer again in your other account.';

interface UnsentNoteProps extends UnsentWork {
  /** The account that somebody just tried is closed: what waits of it is of attempts that have ended. */
  readonly isJoined?: boolean;
}

/** What became of unsent work, for a person who is no longer signed in. */
export const UnsentNote = ({ answers, stays, isJoined = false }: UnsentNoteProps) => (
  <Note title={answers === 1 ? 'One answer is not sent yet' : `${answers} answers are not sent yet`}>
    <p>{isJoined ? JOINED : WHERE[stays]}</p>
  </Note>
);
