import { useEffect, useState } from 'react';
import { unsentWork } from '#platform/device/web/unsent-work.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { logOut } from '../contract/endpoints.ts';
import styles from './log-out-page.module.css';
import { usePerson, useSignInStore } from './sign-in-provider.tsx';

/** Going here logs out. The tab forgets at once, even where the server cannot be reached. */
export function LogOutPage() {
  const store = useSignInStore();
  const person = usePerson();
  const api = useApi();
  const [{ answers, staysLocked }] = useState(unsentWork);
  useEffect(() => {
    if (person === null) return;
    // The call takes the token along before it is forgotten.
    void api(logOut, {});
    store.end(person.token, 'logged-out');
  });
  return (
    <Page
      title="You are logged out"
      width="reading"
      lead={answers === 0 ? 'Everything you did is saved. See you soon.' : undefined}
    >
      {answers > 0 && (
        <Note title={answers === 1 ? 'One answer is not sent yet' : `${answers} answers are not sent yet`}>
          <p>
            {staysLocked
              ? 'Locked, so that nobody else can read it, your work stays on this device. It is sent when you log in here again.'
              : 'Your work waits in this tab. Log in again here before you close it.'}
          </p>
        </Note>
      )}
      <div className={styles.ways}>
        <LinkButton to="/auth/login" variant="primary">
          Log in again
        </LinkButton>
        <LinkButton to="/">To the start</LinkButton>
      </div>
    </Page>
  );
}
