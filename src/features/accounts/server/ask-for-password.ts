import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import { writeMail } from '#platform/mail/server/write-mail.ts';
import { resetPassword as resetPasswordScreen } from '#platform/screens/core/addresses.ts';
import { hashToken } from '#platform/session/server/token.ts';
import {
  ASKS_OF_DEVICE,
  ASKS_OF_NETWORK,
  type askForPassword as contract,
} from '../contract/forgotten-password.ts';
import { typedNameKey } from '../core/login-name.ts';
import { linkEnd } from '../core/password-link.ts';
import { LINK_MINUTES, PASSWORD_MAIL_SUBJECT, passwordMail } from '../core/password-mail.ts';
import type { AccountServices } from './accounts.ts';
import { type AskedAddress, accountsToMail, isConfirmed } from './accounts-to-mail.ts';
import { takeFromDeviceOrNetwork } from './device-or-network.ts';
import {
  type AccountOfAddress,
  extendPasswordLinks,
  lockAddressOf,
  putPasswordLink,
  selectAccountsOfAddress,
  selectAddressesOf,
} from './forgotten-password-queries.ts';
import { isChildAccount } from './is-child-account.ts';

/** Of a link: 128 bits. */
const TOKEN_BYTES = 16;
const MINUTE = 60_000;
const DAY = 86_400_000;
/** Each answer takes so long, in milliseconds: most of what an ask causes is done by then, and no answer waits for it. */
const ANSWER_AFTER = 150;

/**
 * Sends a link to whoever has the account of this name, if it has an email. Answers alike whether there is somebody or not, whether
 * there is an email or not, and whether a mail is sent or the day's mails are used up, and never after what is done for a known name
 * (docs/decisions/0045).
 */
export async function askForPassword(
  services: AccountServices,
  call: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const refused = await countAsk(services, call);
  if (refused) return refused;
  const { address: network, now } = call;
  const nameKey = typedNameKey(call.body.username);
  services.passwordAsks.add({ network, nameKey, work: () => answerAsk(services, { network, nameKey, now }) });
  await sleep(ANSWER_AFTER);
  return { byMail: services.mailing.isOn };
}

const ASKS = { name: 'asks for a password', ofDevice: ASKS_OF_DEVICE, ofNetwork: ASKS_OF_NETWORK };

async function countAsk(
  services: AccountServices,
  call: Call<typeof contract>,
): Promise<Refusal<'too-many-asks'> | null> {
  if (await takeFromDeviceOrNetwork(services, call, ASKS)) return null;
  return refuse('too-many-asks', { retryAfter: secondsLeft(ASKS_OF_NETWORK, call.now) });
}

async function answerAsk(
  services: AccountServices,
  { network, nameKey, now }: { readonly network: string; readonly nameKey: string; readonly now: Date },
): Promise<void> {
  const { db } = services;
  for (const address of await selectAddressesOf(db, nameKey)) {
    const accounts: AccountOfAddress[] = [];
    // No mail goes to a child.
    for (const account of await selectAccountsOfAddress(db, address, nameKey))
      if (!(await isChildAccount(services, account, now))) accounts.push(account);
    if (accounts.length > 0) await answerAddress(services, { network, address, accounts, nameKey }, now);
  }
}

/** Sends links where a mail may be sent, and otherwise makes the newest of the last day work again. */
async function answerAddress(services: AccountServices, asked: AskedAddress, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY);
  const accounts = await accountsToMail(services, asked, { now, since });
  if (accounts.length > 0) await sendLinks(services, asked.address, accounts, now);
  const left = asked.accounts.filter((account) => !accounts.includes(account)).map(({ id }) => id);
  if (left.length > 0) await extendPasswordLinks(services.db, left, { since, until: linkEnds(now) });
}

const linkEnds = (now: Date): Date => new Date(now.getTime() + LINK_MINUTES * MINUTE);

/** One mail to the address that these accounts share, with a link for each. */
async function sendLinks(
  { db, mailing }: AccountServices,
  address: string,
  accounts: readonly AccountOfAddress[],
  now: Date,
): Promise<void> {
  const expiresAt = linkEnds(now);
  const tokens = new Map(accounts.map(({ id }) => [id, randomBytes(TOKEN_BYTES).toString('base64url')]));
  await db.transaction().execute(async (tx) => {
    const there = await lockAddressOf(tx, [...tokens.keys()], address);
    const mailed = accounts.filter(({ id }) => there.has(id));
    const [first] = mailed;
    if (!first || first.email === null) return;
    // In one order, whoever asks: two asks at once must not wait for each other.
    for (const [userId, token] of [...tokens].toSorted(([a], [b]) => a - b))
      if (there.has(userId))
        await putPasswordLink(tx, { userId, tokenHash: hashToken(token), now, expiresAt });
    const named = mailed.map((account) => ({
      username: account.username,
      isConfirmed: isConfirmed(account),
    }));
    const mail = {
      userId: first.id,
      toAddress: first.email,
      subject: PASSWORD_MAIL_SUBJECT,
      content: passwordMail(named, resetPasswordScreen.path),
      secrets: mailed.map(({ id }) => linkEnd({ token: tokens.get(id) ?? '', userId: id })),
      usefulUntil: expiresAt,
    };
    await writeMail(tx, mailing, mail, now);
  });
}
