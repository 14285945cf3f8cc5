import { emailKey } from '#features/accounts/core/email-key.ts';
import { forgetGuesses, selectTeachersOfEmail } from '#features/accounts/server/public.ts';
import { askToEndPayments } from '#features/billing/server/public.ts';
import { deleteInvitationsTo } from '#features/classes/server/public.ts';
import { deleteInquiriesFrom } from '#features/help/server/public.ts';
import { forgetLessonsOf } from '#features/item-bank/server/public.ts';
import { deleteFromDismissals } from '#features/overview/server/public.ts';
import { lockProgress } from '#features/progress/server/public.ts';
import { leavingSchool } from '#features/schools/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { notFound, Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { KeyedHash } from '#platform/installation/server/installation-key.ts';
import { deleteJobsAbout } from '#platform/jobs/server/file-job-queries.ts';
import { deleteMailsAround } from '#platform/mail/server/mail-queries.ts';
import { deleteRowsOf, selectJoinedTo } from '#platform/personal-data/server/personal-data-queries.ts';
import { isErased, type PersonalData } from '#platform/personal-data/server/personal-table.ts';
import type { Services } from '#platform/services/server/services.ts';
import { deleteSessionsOf } from '#platform/session/server/session-queries.ts';
import type { ErasureReason } from '../core/erasure.ts';
import {
  type ErasedAccount,
  giveClassesTo,
  insertErased,
  lockForErasure,
  selectClassNames,
} from './erasure-queries.ts';
import type { ErasureRecord } from './erasure-record.ts';

export interface ErasureServices extends Pick<Services, 'db' | 'personalData' | 'keyedHash'> {
  readonly erasures: ErasureRecord;
}

interface Erasure {
  readonly userId: number;
  /** Who erases; null is the operator, by command or after a restore. */
  readonly by: number | null;
  readonly reason: ErasureReason | 'restored';
  /** The teacher who takes the classes of one who is erased. */
  readonly classesTo?: number;
  /** What else keeps the account as it is. */
  readonly refuses?: (account: ErasedAccount) => Refusal<'refused-field' | 'is-admin'> | null;
}

export type ErasureRefusal = Refusal<'not-found' | 'has-classes' | 'refused-field' | 'is-admin'>;

/** By which an account is known again: no other one has this number and was made at this moment. */
export const accountHash = (
  keyedHash: KeyedHash,
  { id, created_at }: Pick<ErasedAccount, 'id' | 'created_at'>,
): Buffer => keyedHash.of('erased account', `${id} ${created_at.toISOString()}`);

/**
 * Erases a person: the account with everything that is theirs, in one transaction. What questions learned from them they learn again
 * without them; what others keep names them nowhere. Their sessions end at once.
 */
export async function erasePerson(
  services: ErasureServices,
  erasure: Erasure,
  now: Date,
): Promise<Buffer | ErasureRefusal> {
  const { db, erasures } = services;
  const erased = await unlessRefused(db, (tx) => eraseWithJoined(tx, services, erasure, now));
  if (erased instanceof Refusal) return erased;
  // The table has it already: what a crash keeps from the record now is added to it at the next start.
  await erasures.add(erased);
  const own = erased.at(-1);
  if (!own) throw new Error('The account itself is the last one that is erased.');
  return own;
}

/** Accounts that were joined to the one of the person are theirs, and go first. */
async function eraseWithJoined(
  tx: Tx,
  services: Pick<ErasureServices, 'personalData' | 'keyedHash'>,
  erasure: Erasure,
  now: Date,
): Promise<Buffer[] | ErasureRefusal> {
  const hashes: Buffer[] = [];
  // Merges lock this first, too: whoever is joined to the account is joined before, or never.
  await forgetLessonsOf(tx, erasure.userId);
  const { by, reason } = erasure;
  for (const userId of await selectJoinedTo(tx, erasure.userId)) {
    const erased = await eraseIn(tx, services, { userId, by, reason }, now);
    if (erased instanceof Refusal) return erased;
    hashes.push(erased);
  }
  // What keeps an account as it is, such as another name than was typed, is asked of the person's own one alone.
  const own = await eraseIn(tx, services, erasure, now);
  return own instanceof Refusal ? own : [...hashes, own];
}

async function eraseIn(
  tx: Tx,
  { personalData, keyedHash }: Pick<ErasureServices, 'personalData' | 'keyedHash'>,
  { userId, by, reason, classesTo, refuses }: Erasure,
  now: Date,
): Promise<Buffer | ErasureRefusal> {
  // In the order in which answers lock: the questions, the student's work, the account.
  await forgetLessonsOf(tx, userId);
  await lockProgress(tx, userId);
  const account = await lockForErasure(tx, userId);
  if (!account) return notFound();
  const refusal = refuses?.(account) ?? null;
  if (refusal) return refusal;
  if (classesTo !== undefined) await giveClassesTo(tx, userId, classesTo);
  if ((await selectClassNames(tx, userId)).length > 0) return refuse('has-classes');
  await forgetElsewhere(tx, account);
  await askToEndPayments(tx, userId, now);
  await leavingSchool(tx, userId, () => eraseRows(tx, personalData, userId));
  const hash = accountHash(keyedHash, account);
  await insertErased(tx, [hash], now);
  await recordAct(tx, { act: 'erase-person', by, about: userId, detail: { reason } }, now);
  return hash;
}

/** What is kept under other people, or under a hash of the name. */
async function forgetElsewhere(tx: Tx, account: ErasedAccount): Promise<void> {
  await deleteSessionsOf(tx, account.id);
  await forgetGuesses(tx, account.username);
  await deleteFromDismissals(tx, account.id);
  await deleteMailsAround(tx, account);
  await deleteInquiriesFrom(tx, account);
  await deleteJobsAbout(tx, account.id);
  const { email } = account;
  if (email !== null && (await selectTeachersOfEmail(tx, account)).length === 0)
    await deleteInvitationsTo(tx, emailKey(email));
}

async function eraseRows(tx: Tx, { tables }: PersonalData, userId: number): Promise<void> {
  const ofPeople = tables.filter((table) => table.whose.length > 0 && isErased(table));
  for (const table of ofPeople.toReversed()) await deleteRowsOf(tx, table, userId);
}
