import type { AuthorizationCodeGrantChecks, ClientAuth, Configuration, IDToken } from 'openid-client';
import type { LoginProviderConfig } from '#platform/config/server/login-providers.ts';
import { isLoopback } from '#platform/config/server/loopback.ts';
import type { Fault } from './came-back.ts';

/** Longest that a provider may take for one answer, in seconds: a call asks for two at most and is over after eight. */
const TIMEOUT_S = 3;
/** How far the clock of a provider may be off, in seconds. */
const CLOCK_TOLERANCE_S = 30;
/** How long it is believed where a provider is to be asked, in milliseconds; its keys are looked at anew when one is unknown. */
const KEPT_FOR = 3600_000;

/** What we use of the library. */
export interface OpenId {
  /** Asks the provider once, and again when that is long ago or has failed. */
  discovering(config: LoginProviderConfig): () => Promise<Configuration>;
  challengeOf(verifier: string): Promise<string>;
  addressOf(configuration: Configuration, request: Readonly<Record<string, string>>): string;
  /** Gives the code for what the provider says of the person, and believes that only when all of it is right, its signature included. */
  claimsOf(
    configuration: Configuration,
    address: URL,
    checks: AuthorizationCodeGrantChecks,
  ): Promise<IDToken>;
  /** What a failure means to the person. */
  faultOf(error: unknown): Fault;
}

/** Loads the library: at the start, while files can be read that only root may read. */
export async function loadOpenId(): Promise<OpenId> {
  const client = await import('openid-client');
  const authenticate =
    (secret: string): ClientAuth =>
    (as, ...rest) => {
      // Of the two ways the one that providers agree on: not all of them read an encoded id in the header.
      const mayPost = as.token_endpoint_auth_methods_supported?.includes('client_secret_post');
      return (mayPost ? client.ClientSecretPost(secret) : client.ClientSecretBasic(secret))(as, ...rest);
    };
  const discover = ({ issuer, clientId, clientSecret }: LoginProviderConfig) =>
    client.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [client.clockTolerance]: CLOCK_TOLERANCE_S },
      authenticate(clientSecret),
      {
        timeout: TIMEOUT_S,
        execute: [
          client.enableNonRepudiationChecks,
          ...(isLoopback(new URL(issuer).hostname) ? [client.allowInsecureRequests] : []),
        ],
      },
    );
  return {
    discovering: (config) => keeping(() => discover(config)),
    challengeOf: client.calculatePKCECodeChallenge,
    addressOf: (configuration, request) => client.buildAuthorizationUrl(configuration, request).href,
    async claimsOf(configuration, address, checks) {
      const tokens = await client.authorizationCodeGrant(configuration, address, checks);
      const claims = tokens.claims();
      if (!claims) throw new Error('There is no ID token, although it was demanded.');
      return claims;
    },
    faultOf(error) {
      if (error instanceof client.AuthorizationResponseError) return faultOfAnswer(error.error);
      if (error instanceof client.ResponseBodyError)
        return { kind: 'not-believed', why: REFUSALS.find((one) => one === error.error) ?? 'refused' };
      if (error instanceof client.ClientError) return faultOfCode(error.code ?? 'none', error.cause);
      // The line was cut, or there was none.
      if (error instanceof TypeError && error.message === 'fetch failed')
        return { kind: 'away', why: 'no connection' };
      return { kind: 'not-believed', why: error instanceof Error ? error.name : 'unknown' };
    },
  };
}

/** What a provider sends back with in the place of a code (RFC 6749, section 4.1.2.1). */
const faultOfAnswer = (error: string): Fault => {
  if (error === 'access_denied') return { kind: 'cancelled' };
  if (error === 'temporarily_unavailable' || error === 'server_error') return { kind: 'away', why: error };
  return { kind: 'not-believed', why: 'no code' };
};

/** Why a provider takes no code (RFC 6749, section 5.2): the operator's secret may be wrong. */
const REFUSALS: readonly string[] = ['invalid_client', 'invalid_grant', 'unauthorized_client'];

const faultOfCode = (code: string, cause: unknown): Fault => {
  const isAway = code === 'OAUTH_TIMEOUT' || (cause instanceof Response && cause.status >= 500);
  return { kind: isAway ? 'away' : 'not-believed', why: code };
};

/** Keeps what was found for an hour; what has failed is asked for again by the next. */
function keeping<T>(find: () => Promise<T>): () => Promise<T> {
  let kept: { readonly at: number; readonly found: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (kept && now - kept.at < KEPT_FOR) return kept.found;
    const found = find();
    const mine = { at: now, found };
    kept = mine;
    found.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return found;
  };
}
