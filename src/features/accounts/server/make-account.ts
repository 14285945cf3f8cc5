import { violates } from '#platform/db/server/constraint.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import type { Refusal } from '#platform/endpoint/server/refusal.ts';
import { isTimeZone } from '#platform/time/core/time-zone-names.ts';
import { birthOf, isPossibleBirth } from '../core/birth-month.ts';
import { minimumFor, passwordFault, passwordFaultMessage } from '../core/password.ts';
import { usernameKey } from '../core/username.ts';
import type { AccountServices } from './accounts.ts';
import { insertUser, type NewUser, selectTakenKeys } from './accounts-queries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { refusedField } from './refused-field.ts';
import { takenName } from './taken-names.ts';

export interface AccountForm extends Omit<NewUser, 'usernameKey' | 'passwordHash' | 'birth'> {
  readonly password: string;
  /** From where the account is asked for. */
  readonly network: string;
  /** `YYYY-MM-DD`; only year and month are kept. */
  readonly birthDate?: string | undefined;
  /** Shortest password of this kind of account, when it is not the role's. */
  readonly minimumPassword?: number;
  /** Names that everybody around the account knows; a password must be something else. */
  readonly knownNames?: readonly string[];
}

/** The name of the school, where the operator has said it: everybody there knows it. */
export const schoolNamesOf = ({ loginProviders = [] }: KnowsSchool): string[] =>
  loginProviders.filter(({ isSchool }) => isSchool).map(({ name }) => name);

/** None of them where a command makes an account. */
export type KnowsSchool = Partial<Pick<AccountServices, 'loginProviders'>>;

function faultOf(
  form: AccountForm,
  schoolNames: readonly string[],
  now: Date,
): Refusal<'refused-field'> | null {
  const minimum = form.minimumPassword ?? minimumFor(form.role, form.registerAs);
  const fault = passwordFault({
    password: form.password,
    username: form.username,
    minimum,
    isCommon: isCommonPassword,
    knownNames: [...schoolNames, ...(form.knownNames ?? [])],
  });
  if (fault) return refusedField('password', fault, passwordFaultMessage(fault, minimum));
  if (!isTimeZone(form.timezone)) return refusedField('timezone', 'unknown', 'This time zone is not known.');
  if (form.birthDate !== undefined && !isPossibleBirth(form.birthDate, now))
    return refusedField('birthDate', 'impossible', 'Please check the birth date.');
  return null;
}

export interface MadeAccount {
  readonly userId: number;
}

/**
 * What only the server can say against a form: the password, the zone, whether the name is free. Nothing is counted or hashed.
 * @throws Refusal `too-many-requests` when the address tries many taken names.
 */
export async function refuseForm(
  { db, ...known }: Pick<AccountServices, 'db'> & KnowsSchool,
  form: AccountForm,
  now: Date,
): Promise<Refusal<'refused-field'> | null> {
  const fault = faultOf(form, schoolNamesOf(known), now);
  if (fault) return fault;
  const key = usernameKey(form.username);
  const isTaken = namesUnderWay.has(key) || (await selectTakenKeys(db, [key])).has(key);
  return isTaken ? takenName(form.network, now) : null;
}

/**
 * Usernames whose passwords are hashed at the moment, in this process: of many forms with one free name only the first is
 * hashed. The insert decides between processes.
 */
const namesUnderWay = new Set<string>();

/**
 * Makes an account, after judging the form. `also` runs in the same transaction, for what must come with the account or not at
 * all: when it refuses, no account is made.
 */
export async function makeAccount<R extends Refusal = never>(
  services: Pick<AccountServices, 'db' | 'passwords'> & KnowsSchool,
  form: AccountForm,
  now: Date,
  also: (tx: Tx, userId: number) => Promise<R | null> = async () => null,
): Promise<MadeAccount | Refusal<'refused-field'> | R> {
  // A password costs the processor much: it is hashed only for a form that is right.
  const refused = await refuseForm(services, form, now);
  if (refused) return refused;
  const key = usernameKey(form.username);
  // Another form with this name may have come while this one was judged.
  if (namesUnderWay.has(key)) return takenName(form.network, now);
  namesUnderWay.add(key);
  try {
    return await insertAccount(services, form, now, also);
  } finally {
    namesUnderWay.delete(key);
  }
}

async function insertAccount<R extends Refusal>(
  { db, passwords }: Pick<AccountServices, 'db' | 'passwords'>,
  form: AccountForm,
  now: Date,
  also: (tx: Tx, userId: number) => Promise<R | null>,
): Promise<MadeAccount | Refusal<'refused-field'> | R> {
  const { password, network, birthDate, minimumPassword: _m, knownNames: _k, ...user } = form;
  const passwordHash = await passwords.hash(password, network);
  try {
    return await unlessRefused(db, async (tx) => {
      const row = {
        ...user,
        usernameKey: usernameKey(user.username),
        passwordHash,
        birth: birthDate === undefined ? null : birthOf(birthDate),
      };
      const userId = await insertUser(tx, row, now);
      return (await also(tx, userId)) ?? { userId };
    });
  } catch (error) {
    if (!violates(error, 'users_username_unique')) throw error;
    return takenName(network, now);
  }
}
