import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { login, tokenLogin } from '#platform/screens/core/addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { finishHandOff } from '../../contract/hand-off.ts';
import { homeOf } from '../../core/home-of.ts';
import { deviceHeaders, keepDeviceToken } from '../device-token.ts';
import { safeReturn } from '../safe-return.ts';
import { useSignInStore } from '../sign-in-provider.tsx';

/** Where the other domain sends a student. The code is taken out of the address at once, and is worth one session. */
export function TokenLoginPage() {
  const [sent] = useState(() => new URLSearchParams(location.search));
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const takeOver = useTakeOver();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const go = async () => {
      await navigate({ ...linkTo(tokenLogin), replace: true });
      const end = await takeOver(sent.get('token'), safeReturn(sent.get('to')) ?? undefined);
      if ('words' in end) setProblem(end.words);
      else await navigate({ to: end.to, replace: true });
    };
    void go();
  });
  if (problem === null) return <Page title="Logging you in…" width="reading" />;
  return (
    <Page title="Please log in here" width="reading">
      <Note role="alert">
        <p>{problem}</p>
      </Note>
      <Row>
        <LinkButton {...linkTo(login, {}, { to: safeReturn(sent.get('to')) ?? undefined })} variant="primary">
          Log in
        </LinkButton>
      </Row>
    </Page>
  );
}

/** Opens the session here. @returns where it goes then, or why not. */
function useTakeOver() {
  const api = useApi();
  const store = useSignInStore();
  return async (code: string | null, to: string | undefined): Promise<{ to: string } | { words: string }> => {
    if (code === null || code === '') return { to: href(login) };
    const result = await api(finishHandOff, { body: { code: code.slice(0, 100) }, headers: deviceHeaders() });
    if (!result.ok) return { words: result.problem.detail };
    const { userId, role, token, outboxKey, deviceToken } = result.data;
    keepDeviceToken(deviceToken);
    const before = store.person();
    if (before !== null) store.end(before.token, 'logged-out');
    store.signIn({ userId, role, token, outboxKey });
    return { to: to ?? href(homeOf(role)) };
  };
}
