import type { UnsentWork } from '#platform/device/web/unsent-work.ts';
import { Note } from '#platform/ui/web/note.tsx';

const WHERE: Readonly<Record<UnsentWork['stays'], string>> = {
  locked: 'Your work is safe on this device. Log in here again to send it.',
  'in-tab': 'Your work waits in this tab. Log in again here before you close it.',
  nowhere: 'This device had no room to keep your work. When you log in again, please answer again.',
};

/** What became of unsent work, for a person who is no longer signed in. */
export const UnsentNote = ({ answers, stays }: UnsentWork) => (
  <Note title={answers === 1 ? 'One answer is not sent yet' : `${answers} answers are not sent yet`}>
    <p>{WHERE[stays]}</p>
  </Note>
);
