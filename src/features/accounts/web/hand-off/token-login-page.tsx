import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { login, tokenLogin } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { finishHandOff } from '../../contract/hand-off.ts';
import { homeOf } from '../../core/home-of.ts';
import { deviceHeaders, keepDeviceToken } from '../device-token.ts';
import { safeReturn } from '../safe-return.ts';
import { useSignInStore } from '../sign-in-provider.tsx';
import type { SignedInPerson } from '../sign-in-store.ts';

/** Where the other domain sends a student. The code is taken out of the address at once, and is worth one session. */
export function TokenLoginPage() {
  const [sent] = useState(() => new URLSearchParams(location.search));
  const [problem, setProblem] = useState<string | null>(null);
  const [arrived, setArrived] = useState<Arrived | null>(null);
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
      else if ('to' in end) await navigate({ to: end.to, replace: true });
      else setArrived(end);
    };
    void go();
  });
  if (arrived !== null) return <OtherPerson arrived={arrived} />;
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

/** Whoever was sent here while somebody else is logged in. */
interface Arrived {
  readonly before: SignedInPerson;
  readonly next: SignedInPerson;
  /** Where the one who was sent here goes on. */
  readonly goesOnTo: string;
}

/** A link alone logs nobody out: whoever sits here says so. */
function OtherPerson({ arrived: { before, next, goesOnTo } }: { readonly arrived: Arrived }) {
  const store = useSignInStore();
  const navigate = useNavigate();
  const replace = async () => {
    store.end(before.token, 'logged-out');
    store.signIn(next);
    await navigate({ to: goesOnTo, replace: true });
  };
  return (
    <Page title="Somebody else is logged in here" width="reading">
      <p>
        Did you just log in? Press “Continue.” Then the other person is logged out on this device. If you did
        not, press “Go back.”
      </p>
      <Row>
        <Button variant="primary" onClick={() => void replace()}>
          Continue
        </Button>
        <LinkButton {...linkTo(homeOf(before.role))}>Go back</LinkButton>
      </Row>
    </Page>
  );
}

/** Opens the session here. @returns where it goes then, why not, or who has to be asked first. */
function useTakeOver() {
  const api = useApi();
  const store = useSignInStore();
  return async (
    code: string | null,
    to: string | undefined,
  ): Promise<{ to: string } | { words: string } | Arrived> => {
    if (code === null || code === '') return { to: href(login) };
    const result = await api(finishHandOff, { body: { code: code.slice(0, 100) }, headers: deviceHeaders() });
    if (!result.ok) return { words: result.problem.detail };
    const { userId, role, token, outboxKey, deviceToken } = result.data;
    keepDeviceToken(deviceToken);
    const next = { userId, role, token, outboxKey };
    const goesOnTo = to ?? href(homeOf(role));
    const before = store.person();
    if (before !== null && before.userId !== userId) return { before, next, goesOnTo };
    if (before !== null) store.end(before.token, 'logged-out');
    store.signIn(next);
    return { to: goesOnTo };
  };
}
