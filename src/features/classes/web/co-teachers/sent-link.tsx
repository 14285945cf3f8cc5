import { coTeacherLink } from '#platform/screens/core/addresses.ts';
import { CopyButton } from '#platform/ui/web/copy-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import styles from './co-teachers.module.css';
import type { Sent } from './use-invite.ts';

/** What came of the last invitation, with its link where the owner passes it on. */
export function SentLink({ sent }: { readonly sent: Sent | null }) {
  if (sent === null) return null;
  const { email, ok, message, secret } = sent;
  if (!ok)
    return (
      <Note tone="berry" role="alert">
        <p>{message}</p>
      </Note>
    );
  if (secret === null)
    return (
      <Note tone="leaf">
        <p>
          {message} It goes to {email}.
        </p>
      </Note>
    );
  const link = `${location.origin}${coTeacherLink.path}#${secret}`;
  return (
    <Note tone="leaf" title={`The link for ${email}`}>
      <p className={styles.link}>{link}</p>
      <p>We show it only now. A new link replaces it.</p>
      <div>
        <CopyButton text={link} label="Copy the link" />
      </div>
    </Note>
  );
}
