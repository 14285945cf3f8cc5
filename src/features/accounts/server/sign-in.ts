import { randomBytes } from 'node:crypto';
import type { ProviderKey } from '#platform/openid/core/provider-key.ts';
import type { Role } from '#platform/session/core/actor.ts';
import type { SessionWay } from '#platform/session/server/session-queries.ts';
import { hashToken } from '#platform/session/server/token.ts';
import type { SignedIn } from '../contract/fields.ts';
import { deviceKindOf } from '../core/device-kind.ts';
import type { AccountServices } from './accounts.ts';
import { lockSignIns } from './accounts-queries.ts';
import type { GuessKey } from './guesses-at-account.ts';
import { writeSignIn } from './login-queries.ts';
import { hasSecondFactor } from './second-factor-queries.ts';

/** AES-256. */
const OUTBOX_KEY_BYTES = 32;
const DAY = 86_400_000;
const NO_GUESS = { bucket: null, start: null, network: null } as const;

export interface SigningIn {
  readonly userId: number;
  readonly role: Role;
  /** The token that the device sent along, whatever it is. */
  readonly deviceToken?: string | undefined;
  /** What the browser says of itself. */
  readonly userAgent?: string | undefined;
  /** Where the guess was taken that turned out right: it is given back. */
  readonly guess?: GuessKey;
  /** Who said who they are, where it was not their password. */
  readonly provider?: SessionWay;
  /** When the session ends at the latest, where that is sooner than for a new one. */
  readonly until?: Date;
}

type SigningServices = Pick<AccountServices, 'db' | 'sessions' | 'callers'>;

/** Opens a session for a person whose right to it was checked, in one statement; the device is known to the account from now on. */
export async function signIn(services: SigningServices, person: SigningIn, now: Date): Promise<SignedIn> {
  const signedIn = await openSession(services, { ...person, passwordHash: null }, now);
  if (!signedIn) throw new Error('The account is gone or locked.');
  return signedIn;
}

/** A person who may have a second step. */
interface FirstStep extends SigningIn {
  /** Whether the second step was taken as well. Where it was not asked for, it may have been turned on meanwhile. */
  readonly secondStepDone: boolean;
}

/**
 * The same for a person whose password was compared with this hash; undefined when the password was changed, the
 * account locked, or a second step turned on meanwhile.
 */
export const signInByPassword = (
  services: SigningServices,
  person: FirstStep & { readonly passwordHash: string },
  now: Date,
): Promise<SignedIn | undefined> => openUnlessSecondStep(services, person, now);

/** The same for a person whom a provider names: a new password disconnects everything, so it is looked at as well. */
export const signInByProvider = (
  services: SigningServices,
  person: FirstStep & { readonly provider: ProviderKey; readonly passwordHash: string | null },
  now: Date,
): Promise<SignedIn | undefined> => openUnlessSecondStep(services, person, now);

/**
 * Looks once more whether there is a second step, while nobody turns one on. A statement that waits for a row sees other tables as they were
 * before, so that this takes two. Students have no second step, and are spared it.
 */
async function openUnlessSecondStep(
  services: SigningServices,
  person: FirstStep & { readonly passwordHash: string | null },
  now: Date,
): Promise<SignedIn | undefined> {
  if (person.role === 'student' || person.secondStepDone) return openSession(services, person, now);
  return services.db.transaction().execute(async (tx) => {
    await lockSignIns(tx, [person.userId]);
    if (await hasSecondFactor(tx, person.userId)) return undefined;
    return openSession({ ...services, db: tx }, person, now);
  });
}

/** The same for a student whose badge was read. */
export const signInByBadge = (
  services: SigningServices,
  student: SigningIn,
  now: Date,
): Promise<SignedIn | undefined> =>
  openSession(services, { ...student, provider: 'badge', passwordHash: null }, now);

/** The same for a student whose session is handed over from the other domain. */
export const signInByHandOff = (
  services: SigningServices,
  student: SigningIn & { readonly until: Date },
  now: Date,
): Promise<SignedIn | undefined> => openSession(services, { ...student, passwordHash: null }, now);

async function openSession(
  { db, sessions, callers }: SigningServices,
  {
    userId,
    role,
    deviceToken,
    userAgent,
    guess,
    provider,
    until,
    passwordHash,
  }: SigningIn & { readonly passwordHash: string | null },
  now: Date,
): Promise<SignedIn | undefined> {
  const { token, expiresAt: latest, row } = sessions.open({ userId, role }, now);
  const expiresAt = until !== undefined && until < latest ? until : latest;
  const session = { ...row, expiresAt };
  const known = callers.hashOf(deviceToken);
  const newToken = known === null ? callers.newToken(now) : null;
  const [person] = await writeSignIn(db, {
    session,
    deviceKind: deviceKindOf(userAgent),
    passwordHash,
    newOutboxKey: randomBytes(OUTBOX_KEY_BYTES),
    device: known ?? hashToken(newToken ?? ''),
    dayAgo: new Date(now.getTime() - DAY),
    guess: guess ?? NO_GUESS,
    provider: provider ?? null,
  });
  if (!person) return undefined;
  return {
    userId,
    role,
    token,
    expiresAt: expiresAt.toISOString(),
    outboxKey: person.outbox_key?.toString('base64') ?? null,
    deviceToken: person.remembered ? newToken : null,
  };
}
