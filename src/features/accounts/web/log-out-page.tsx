import { useEffect } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { logOut } from '../contract/endpoints.ts';
import styles from './log-out-page.module.css';
import { usePerson, useSignInStore } from './sign-in-provider.tsx';

/** Going here logs out. The tab forgets at once, even where the server cannot be reached. */
export function LogOutPage() {
  const store = useSignInStore();
  const person = usePerson();
  const api = useApi();
  useEffect(() => {
    if (person === null) return;
    // The call takes the token along before it is forgotten.
    void api(logOut, {});
    store.end(person.token, 'logged-out');
  });
  return (
    <Page title="You are logged out" width="reading" lead="Everything you did is saved. See you soon.">
      <div className={styles.ways}>
        <LinkButton to="/auth/login" variant="primary">
          Log in again
        </LinkButton>
        <LinkButton to="/">To the start</LinkButton>
      </div>
    </Page>
  );
}
