import type { LoginProviderConfig } from '#platform/config/server/login-providers.ts';
import type { CameBack, Fault } from './came-back.ts';
import { loadOpenId, type OpenId } from './open-id.ts';

/** What one login is recognized by when it comes back. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: whoever catches the code cannot use it without this. 43 to 128 characters. */
  readonly verifier: string;
}

export interface LoginProvider extends Pick<LoginProviderConfig, 'key' | 'name' | 'issuer' | 'isSchool'> {
  /** Where the browser goes to log in, or why there is no way. */
  begin(secrets: LoginSecrets): Promise<{ readonly kind: 'address'; readonly address: string } | Fault>;
  /** @param answer the query that the browser came back with. */
  finish(answer: string, secrets: LoginSecrets): Promise<CameBack>;
}

/** The providers that the operator has set. Without one, nothing is loaded and nobody is asked. */
export async function createLoginProviders(
  configs: readonly LoginProviderConfig[],
): Promise<LoginProvider[]> {
  if (configs.length === 0) return [];
  const openId = await loadOpenId();
  return configs.map((config) => createLoginProvider(openId, config));
}

/** Longest that a name of a provider for a person may be (OpenID Connect Core, section 2). */
const LONGEST_SUBJECT = 255;

function createLoginProvider(openId: OpenId, config: LoginProviderConfig): LoginProvider {
  const { key, name, issuer, isSchool, domain, returnTo } = config;
  const discover = openId.discovering(config);
  return {
    key,
    name,
    issuer,
    isSchool,
    async begin({ state, nonce, verifier }) {
      const request = {
        redirect_uri: returnTo,
        // Nothing but who it is: Google asks for one of two more, and what it says then is not kept.
        scope: domain === null && isSchool ? 'openid' : 'openid email',
        state,
        nonce,
        code_challenge: await openId.challengeOf(verifier),
        code_challenge_method: 'S256',
        // On a shared computer the person before may still be logged in there.
        prompt: 'select_account',
        ...(domain !== null && { hd: domain }),
      };
      try {
        return { kind: 'address', address: openId.addressOf(await discover(), request) };
      } catch (error) {
        return openId.faultOf(error);
      }
    },
    async finish(answer, { state, nonce, verifier }) {
      const address = new URL(returnTo);
      address.search = answer;
      try {
        const claims = await openId.claimsOf(await discover(), address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        if (domain !== null && claims['hd'] !== domain) return { kind: 'of-another-school' };
        const { sub: subject } = claims;
        // The library takes a person without a name for one.
        return subject === '' || subject.length > LONGEST_SUBJECT
          ? { kind: 'not-believed', why: 'subject' }
          : { kind: 'person', subject };
      } catch (error) {
        return openId.faultOf(error);
      }
    },
  };
}
