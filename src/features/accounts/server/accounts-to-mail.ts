import {
  PASSWORD_MAILS,
  PASSWORD_MAILS_OF_ACCOUNT,
  UNCONFIRMED_MAILS_OF_NETWORK,
} from '../contract/forgotten-password.ts';
import { mailboxKey } from '../core/email-key.ts';
import type { AccountServices } from './accounts.ts';
import { type AccountOfAddress, hasPasswordLink } from './forgotten-password-queries.ts';

/** Accounts in one mail that nobody has approved, beside the asked one. */
const MOST_UNCONFIRMED = 3;

/** Whether somebody who runs the service knows that the account is its person's. */
export const isConfirmed = ({ role, keys_approved_at }: AccountOfAddress): boolean =>
  role === 'admin' || (role === 'teacher' && keys_approved_at !== null);

export interface AskedAddress {
  /** From where it is asked. */
  readonly network: string;
  readonly address: string;
  /** The confirmed ones first. */
  readonly accounts: readonly AccountOfAddress[];
  /** What was asked for: a username, or the address. */
  readonly nameKey: string;
}
interface Day {
  readonly now: Date;
  readonly since: Date;
}

/** The accounts that get a link. What others do with accounts of their own under the address uses up nothing of a confirmed one's. */
export async function accountsToMail(
  services: AccountServices,
  asked: AskedAddress,
  day: Day,
): Promise<readonly AccountOfAddress[]> {
  const confirmed = asked.accounts.filter(isConfirmed);
  const toMail: AccountOfAddress[] = [];
  for (const account of confirmed) if (await takeMailOf(services, account, day)) toMail.push(account);
  const others = unconfirmedToName(asked);
  const [first] = others;
  // The newest mail to an approved teacher names them, unless another account of their address was asked for.
  const areOthersAsked = confirmed.length === 0 || toMail.length > 0 || first?.username_key === asked.nameKey;
  if (!first || !areOthersAsked) return toMail;
  const company = { others, first, isAlone: toMail.length === 0 };
  return [...toMail, ...(await unconfirmedToMail(services, asked, company, day))];
}

/** Uses up a mail of a confirmed account: each has as many as an address, and its further ones. */
async function takeMailOf(
  { db, limits }: AccountServices,
  { id }: AccountOfAddress,
  { now, since }: Day,
): Promise<boolean> {
  if (await limits.take(`mails with a new password to account ${id}`, PASSWORD_MAILS, now)) return true;
  if (await hasPasswordLink(db, { userId: id, since })) return false;
  return limits.take(furtherMailsOf(id), PASSWORD_MAILS_OF_ACCOUNT, now);
}
const furtherMailsOf = (userId: number): string => `mails with a new password of account ${userId}`;

/** Of the accounts that anybody may have made under the address few beside the one with the asked username. */
function unconfirmedToName({ accounts, nameKey }: AskedAddress): readonly AccountOfAddress[] {
  const unconfirmed = accounts.filter((account) => !isConfirmed(account));
  const others = unconfirmed.filter((account) => account.username_key !== nameKey);
  const left = new Set(others.slice(MOST_UNCONFIRMED));
  return unconfirmed.filter((account) => !left.has(account));
}

/** The accounts of an address that nobody confirmed: all while its mails last, and then the asked one if it has no link. */
async function unconfirmedToMail(
  { db, limits }: AccountServices,
  { network, address }: AskedAddress,
  {
    others,
    first,
    isAlone,
  }: {
    readonly others: readonly AccountOfAddress[];
    readonly first: AccountOfAddress;
    /** No confirmed account is in the mail. */
    readonly isAlone: boolean;
  },
  { now, since }: Day,
): Promise<readonly AccountOfAddress[]> {
  const ofAddress = `mails with a new password to ${mailboxKey(address)}`;
  const isForAll = await limits.hasLeft(ofAddress, PASSWORD_MAILS, now);
  if (!isForAll && (await hasPasswordLink(db, { userId: first.id, since }))) return [];
  if (!isForAll && !(await limits.hasLeft(furtherMailsOf(first.id), PASSWORD_MAILS_OF_ACCOUNT, now)))
    return [];
  // Before the others: a mail that is not sent uses up nothing of the person's.
  const mayNetwork =
    !isAlone ||
    (await limits.takeFrom('mails to accounts not approved', network, UNCONFIRMED_MAILS_OF_NETWORK, now));
  if (!mayNetwork) return [];
  if (isForAll) return (await limits.take(ofAddress, PASSWORD_MAILS, now)) ? others : [];
  return (await limits.take(furtherMailsOf(first.id), PASSWORD_MAILS_OF_ACCOUNT, now)) ? [first] : [];
}
