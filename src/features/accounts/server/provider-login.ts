import { randomBytes } from 'node:crypto';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { KeyedHash } from '#platform/installation/server/installation-key.ts';
import type { ProviderKey } from '#platform/openid/core/provider-key.ts';
import type { Fault } from '#platform/openid/server/came-back.ts';
import type { LoginProvider, LoginSecrets } from '#platform/openid/server/login-provider.ts';
import { hashToken } from '#platform/session/server/token.ts';
import type { AccountServices } from './accounts.ts';
import type { Identity } from './identities-queries.ts';
import { type Connecting, insertProviderLogin, takeProviderLogin } from './provider-logins-queries.ts';

/** Of what a tab keeps while it is at a provider: 256 bits. */
const BINDING_BYTES = 32;
/** How long a person may take there, in milliseconds. */
const TEN_MINUTES = 600_000;

type ProviderServices = Pick<AccountServices, 'db' | 'keyedHash' | 'log' | 'loginProviders'>;

/** The provider that the operator has set under this key. */
export const providerOf = (
  { loginProviders }: Pick<AccountServices, 'loginProviders'>,
  key: ProviderKey,
): LoginProvider | undefined => loginProviders.find((provider) => provider.key === key);

/** All that goes to a provider follows from what the tab keeps, by a key of this installation: nobody makes or finds one without the other. */
const secretsOf = (keyedHash: KeyedHash, binding: string): LoginSecrets => {
  const secret = (purpose: string) =>
    keyedHash.of(`${purpose} of a provider login`, binding).toString('base64url');
  return { state: secret('state'), nonce: secret('nonce'), verifier: secret('verifier') };
};

interface Beginning {
  readonly key: ProviderKey;
  /** Null for a login. */
  readonly by: Connecting | null;
  readonly now: Date;
}

/** Sends a browser to a provider. @returns where it goes, and what its tab keeps meanwhile. */
export async function beginAtProvider(
  services: ProviderServices,
  { key, by, now }: Beginning,
): Promise<{ address: string; binding: string } | Refusal<'no-such-login' | 'provider-away'>> {
  const provider = providerOf(services, key);
  if (!provider) return refuse('no-such-login');
  const binding = randomBytes(BINDING_BYTES).toString('base64url');
  const begun = await provider.begin(secretsOf(services.keyedHash, binding));
  if (begun.kind !== 'address') {
    noteFault(services, key, begun);
    return refuse('provider-away');
  }
  const expiresAt = new Date(now.getTime() + TEN_MINUTES);
  await insertProviderLogin(services.db, {
    bindingHash: hashToken(binding),
    provider: key,
    by,
    now,
    expiresAt,
  });
  return { address: begun.address, binding };
}

interface Finishing {
  readonly provider: ProviderKey;
  readonly binding: string;
  readonly answer: string;
}

/** A provider's word for who somebody is. */
export interface Vouched extends Identity {
  readonly provider: LoginProvider;
  /** Of the password that was given at the beginning; null for a login. */
  readonly passwordMark: Buffer | null;
}

type NotVouched = Refusal<
  'no-such-login' | 'start-again' | 'cancelled' | 'provider-away' | 'not-believed' | 'other-school'
>;

/**
 * Looks at what a browser brought back, once: by the tab that began it, for the same provider and person, within the time.
 * @param userId who began it; null for a login.
 */
export async function finishAtProvider(
  services: ProviderServices,
  { provider: key, binding, answer }: Finishing,
  { userId, now }: { readonly userId: number | null; readonly now: Date },
): Promise<Vouched | NotVouched> {
  const provider = providerOf(services, key);
  if (!provider) return refuse('no-such-login');
  const begun = await takeProviderLogin(services.db, hashToken(binding));
  if (!begun || begun.expires_at <= now || begun.provider !== key || begun.user_id !== userId)
    return refuse('start-again');
  const back = await provider.finish(answer, secretsOf(services.keyedHash, binding));
  switch (back.kind) {
    case 'person':
      return { provider, issuer: provider.issuer, subject: back.subject, passwordMark: begun.password_mark };
    case 'of-another-school':
      return refuse('other-school');
    default:
      noteFault(services, key, back);
      return refuse(REFUSED[back.kind]);
  }
}

const REFUSED = { cancelled: 'cancelled', away: 'provider-away', 'not-believed': 'not-believed' } as const;

/** The operator sees what is wrong with a provider, and nothing about a person. */
function noteFault({ log }: ProviderServices, provider: ProviderKey, fault: Fault): void {
  if (fault.kind === 'cancelled') return;
  log.warn({ provider, fault: fault.kind, why: fault.why }, 'a login at a provider failed');
}
