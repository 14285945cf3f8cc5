import { useEffect, useState } from 'react';
import { unsentWork } from '#platform/device/web/unsent-work.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { logOut } from '../contract/endpoints.ts';
import styles from './log-out-page.module.css';
import { usePerson, useSignInStore } from './sign-in-provider.tsx';
import { UnsentNote } from './unsent-note.tsx';

/** Going here logs out. The tab forgets at once, even where the server cannot be reached. */
export function LogOutPage() {
  const store = useSignInStore();
  const person = usePerson();
  const api = useApi();
  const [unsent] = useState(unsentWork);
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
      lead={unsent.answers === 0 ? 'Everything you did is saved. See you soon.' : undefined}
    >
      {unsent.answers > 0 && <UnsentNote {...unsent} />}
      <div className={styles.ways}>
        <LinkButton to="/auth/login" variant="primary">
          Log in again
        </LinkButton>
        <LinkButton to="/">To the start</LinkButton>
      </div>
    </Page>
  );
}
