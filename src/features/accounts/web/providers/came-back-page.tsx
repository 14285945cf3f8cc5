import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import type { ProviderKey } from '#platform/openid/core/provider-key.ts';
import { type Destination, href, linkTo } from '#platform/screens/core/address.ts';
import {
  googleSuccess,
  login,
  loginFail,
  schoolSuccess,
  socialSettings,
} from '#platform/screens/core/addresses.ts';
import { Page } from '#platform/ui/web/page.tsx';
import type { SignedIn } from '../../contract/fields.ts';
import { finishConnecting, finishProviderLogin } from '../../contract/provider-logins.ts';
import { homeOf } from '../../core/home-of.ts';
import { deviceHeaders, keepDeviceToken } from '../device-token.ts';
import { safeReturn } from '../safe-return.ts';
import { useSignInStore } from '../sign-in-provider.tsx';
import { challengeOf } from '../two-steps/challenge-of.ts';
import { SecondStep } from '../two-steps/second-step.tsx';
import { type LoginUnderWay, takeLoginUnderWay } from './login-under-way.ts';
import { NotLoggedIn } from './not-logged-in.tsx';

export const GoogleSuccessPage = () => <CameBackPage from="google" />;
export const SchoolSuccessPage = () => <CameBackPage from="school" />;

const ADDRESSES = { google: googleSuccess, school: schoolSuccess };

/**
 * Where a provider sends the browser back to. What it carries is taken out of the address at once and given to the server, which asks the
 * provider what it is worth; only the tab that began the login has what belongs to it.
 */
function CameBackPage({ from }: { readonly from: ProviderKey }) {
  const [answer] = useState(() => location.search.slice(1));
  const navigate = useNavigate();
  const finish = useFinish(from);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedForCode | null>(null);
  const arrive = useArrival();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const go = async () => {
      const underWay = takeLoginUnderWay();
      await navigate({ ...linkTo(ADDRESSES[from]), replace: true });
      const end = await finish(underWay, answer);
      if ('words' in end) setRefusal(end.words);
      else if ('challenge' in end) setAsked(end);
      else await navigate({ ...end, replace: true });
    };
    void go();
  });
  if (asked !== null)
    return (
      <Page title="Log in: second step" width="form">
        <SecondStep
          challenge={asked.challenge}
          onDone={(signedIn) => void navigate({ ...arrive(signedIn, asked.to), replace: true })}
          onBack={() => void navigate(linkTo(login))}
        />
      </Page>
    );
  if (refusal !== null) return <NotLoggedIn words={refusal} />;
  return <Page title="Logging you in…" width="reading" />;
}

/** Where it goes then, what is said here, or the second step: an address never carries the name of an account. */
type End = Destination | { readonly words: string } | AskedForCode;
interface AskedForCode {
  readonly challenge: string;
  readonly to: string | null;
}

/** The person is logged in. @returns where they go. */
function useArrival() {
  const store = useSignInStore();
  return ({ userId, role, token, outboxKey, deviceToken }: SignedIn, to: string | null): Destination => {
    keepDeviceToken(deviceToken);
    store.signIn({ userId, role, token, outboxKey });
    return { to: safeReturn(to) ?? href(homeOf(role)) };
  };
}

/** Finishes what this tab has begun. */
function useFinish(from: ProviderKey) {
  const api = useApi();
  const arrive = useArrival();
  const fail = (why: string) => linkTo(loginFail, {}, { why, by: from });
  const logIn = async ({ to }: LoginUnderWay, body: Body): Promise<End> => {
    const result = await api(finishProviderLogin, { body, headers: deviceHeaders() });
    if (!result.ok && result.problem.code === 'joined-account') return { words: result.problem.detail };
    const challenge = result.ok ? null : challengeOf(result.problem);
    if (challenge !== null) return { challenge, to };
    return result.ok ? arrive(result.data, to) : fail(result.problem.code);
  };
  const connect = async (body: Body): Promise<Destination> => {
    const result = await api(finishConnecting, { body });
    return linkTo(socialSettings, {}, { why: result.ok ? 'connected' : result.problem.code, by: from });
  };
  return async (underWay: LoginUnderWay | null, answer: string): Promise<End> => {
    if (underWay === null || underWay.provider !== from) return fail('start-again');
    const body = { provider: from, binding: underWay.binding, answer };
    return underWay.purpose === 'connect' ? connect(body) : logIn(underWay, body);
  };
}

interface Body {
  readonly provider: ProviderKey;
  readonly binding: string;
  readonly answer: string;
}
