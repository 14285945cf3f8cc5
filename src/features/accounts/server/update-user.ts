import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { isTimeZone } from '#platform/time/core/time-zone-names.ts';
import type { updateUserSettings as contract } from '../contract/own-profile.ts';
import { usernameKey } from '../core/username.ts';
import type { AccountServices } from './accounts.ts';
import { deletePasswordLink } from './forgotten-password-queries.ts';
import { giveBirthMonth } from './give-birth-month.ts';
import {
  lockProfile,
  type Profile,
  type ProfileChange,
  selectProfile,
  updateProfile,
} from './own-profile-queries.ts';
import { refusedField } from './refused-field.ts';
import { verifyOwnPassword } from './verify-own-password.ts';
import { writeOwnSettings } from './write-own-settings.ts';

type Body = Call<typeof contract>['body'];

/** What an update needs to know beside the account. */
interface Terms {
  readonly now: Date;
  /** In a demo an approval says nothing about an address. */
  readonly keepsApprovedEmail: boolean;
}

/**
 * Changes what a person says of themselves. Another email address can open the account one day, so it takes the password; an approved
 * teacher was approved with the address, by which students and colleagues find them, and keeps it.
 */
export async function updateUser(
  services: AccountServices,
  {
    actor: { userId },
    body,
    address,
    now,
  }: Pick<Call<typeof contract>, 'actor' | 'body' | 'address' | 'now'>,
): Promise<Reply<typeof contract>> {
  const { db, approveTeachersAtOnce } = services;
  const terms: Terms = { now, keepsApprovedEmail: !approveTeachersAtOnce };
  const profile = await selectProfile(db, userId);
  if (!profile) return refuse('signed-out');
  const judged = changeOf(profile, body, terms);
  if (judged instanceof Refusal) return judged;
  let compared: string | null = null;
  if (judged.email !== undefined) {
    const { password_hash } = profile;
    const tried = { userId, hash: password_hash, oldPassword: body.oldPassword ?? '', address };
    const hash = await verifyOwnPassword(services, { ...tried, purpose: 'for another email' }, now);
    if (hash instanceof Refusal) return hash;
    compared = hash;
  }
  return unlessRefused(db, (tx) => write(services, tx, { userId, body, terms, compared }));
}

interface Writing {
  readonly userId: number;
  readonly body: Body;
  readonly terms: Terms;
  /** The hash that the password was compared with. */
  readonly compared: string | null;
}

/** Judges once more, by the locked row: it may have changed while a password was compared. */
async function write(
  { log }: AccountServices,
  tx: Tx,
  { userId, body, terms, compared }: Writing,
): Promise<
  Exclude<Reply<typeof contract>, Refusal> | Refusal<'refused-field' | 'age-stands' | 'signed-out'>
> {
  const profile = await lockProfile(tx, userId);
  if (!profile) return refuse('signed-out');
  const change = changeOf(profile, body, terms);
  if (change instanceof Refusal) return change;
  const newEmail = change.email !== undefined;
  if (newEmail && profile.password_hash !== compared)
    return refusedField('oldPassword', 'wrong', 'Your password was changed just now. Please try again.');
  await updateProfile(tx, userId, change);
  if (newEmail) {
    // A link that was sent to the old address opens nothing any more.
    await deletePasswordLink(tx, userId);
    await recordAct(tx, { act: 'change-email', by: userId, about: userId }, terms.now);
  }
  const { ignored } = await writeOwnSettings({ db: tx, log }, userId, body.userSettings ?? {});
  return { saved: true, ignored };
}

/** What is to be changed: what is named and is not so already. */
function changeOf(
  profile: Profile,
  body: Body,
  terms: Terms,
): ProfileChange | Refusal<'refused-field' | 'age-stands'> {
  if (body.username !== undefined && usernameKey(body.username) !== profile.username_key)
    return refusedField('username', 'stays', 'A username can’t be changed.');
  if (body.timezone !== undefined && !isTimeZone(body.timezone))
    return refusedField('timezone', 'unknown', 'This time zone is not known.');
  const names = namesOf(profile, body);
  if (names instanceof Refusal) return names;
  const email = emailOf(profile, body.email, terms);
  if (email instanceof Refusal) return email;
  const birth = body.birthDate === undefined ? {} : giveBirthMonth(profile, body.birthDate, terms.now);
  if (birth instanceof Refusal) return birth;
  return { ...names, ...email, ...birth, ...(body.timezone !== undefined && { timezone: body.timezone }) };
}

/** The name of a student is the teacher's matter, and has a call with a rule of its own. */
function namesOf(
  profile: Profile,
  { firstName = profile.first_name, lastName = profile.last_name }: Body,
): ProfileChange | Refusal<'refused-field'> {
  if (firstName === profile.first_name && lastName === profile.last_name) return {};
  return profile.role === 'student'
    ? refusedField('firstName', 'elsewhere', 'Ask your teacher to correct your name.')
    : { first_name: firstName, last_name: lastName };
}

function emailOf(
  profile: Profile,
  email: Body['email'],
  terms: Terms,
): ProfileChange | Refusal<'refused-field'> {
  if (email === undefined || email === profile.email) return {};
  if (profile.role === 'student') return refusedField('email', 'none', 'Students have no email here.');
  if (!mayChangeEmail(profile, terms)) return refusedField('email', 'approved', APPROVED_EMAIL);
  return { email };
}
const APPROVED_EMAIL =
  'Your account was approved with this email. Ask the person who runs Openleaf to change it.';

/** Whether a person may give another address. */
export const mayChangeEmail = (
  { role, keys_approved_at }: Profile,
  { keepsApprovedEmail }: Pick<Terms, 'keepsApprovedEmail'>,
): boolean => role !== 'student' && (keys_approved_at === null || !keepsApprovedEmail);
