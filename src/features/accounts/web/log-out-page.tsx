import { useEffect, useRef, useState } from 'react';
import { unsentWork } from '#platform/device/web/unsent-work.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { landing, login, logout } from '#platform/screens/core/addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { endSession } from './end-session.ts';
import { addressAfterLogout, unsentInAddress } from './logged-out-address.ts';
import { usePerson, useSignInStore } from './sign-in-provider.tsx';
import { UnsentNote } from './unsent-note.tsx';

/**
 * Going here logs out: on the server, on this tab at once, and then the page is loaded anew, so that nothing of the person
 * is left in its memory. Without a network, or while unsent work is nowhere else, the page stays and says the same.
 */
export function LogOutPage() {
  const store = useSignInStore();
  const api = useApi();
  const { search } = useScreen(logout);
  const person = usePerson();
  const [unsent] = useState(() => (person === null ? unsentInAddress(search) : unsentWork()));
  const [isLeaving, setLeaving] = useState(person !== null);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (person === null || hasBegun.current) return;
    hasBegun.current = true;
    const leave = async () => {
      const canLoad = await endSession({ store, api, person });
      const { answers, stays } = unsent;
      if (canLoad && stays !== 'in-tab') location.replace(addressAfterLogout({ answers, stays }));
      else setLeaving(false);
    };
    void leave();
  });
  if (isLeaving) return <Page title="Logging you out…" width="reading" />;
  return (
    <Page
      title="You are logged out"
      width="reading"
      lead={unsent.answers === 0 ? 'Your answers are saved. See you soon.' : undefined}
    >
      {unsent.answers > 0 && <UnsentNote {...unsent} />}
      <Row gap={12}>
        <LinkButton {...linkTo(login)} variant="primary">
          Log in again
        </LinkButton>
        <LinkButton {...linkTo(landing)}>Home</LinkButton>
      </Row>
    </Page>
  );
}
