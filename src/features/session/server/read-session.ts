import { createHash } from 'node:crypto';
import { FLAGS_SETTING, type FlagsOn } from '#features/accounts/core/feature-flags.ts';
import {
  type Account,
  type AccountServices,
  flagsOfAccount,
  hasSecondFactor,
  registeredAsOf,
  selectAccount,
  userSettingsOf,
} from '#features/accounts/server/public.ts';
import { type BillingServices, sessionSubscriptionOf } from '#features/billing/server/public.ts';
import {
  accountUnderThirteen,
  selectClassesOfTeacher,
  shownToStudent,
  toStudentClasses,
  toTeacherClass,
} from '#features/classes/server/public.ts';
import { statusOf } from '#features/quiz/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { roleOf } from '#platform/session/server/role-column.ts';
import { selectWayOfSession } from '#platform/session/server/session-queries.ts';
import type { getSession as contract, Session } from '../contract/endpoints.ts';
import { selectStudentOfSession } from './session-student-queries.ts';

type SessionUser = Session['user'];

export interface SessionServices
  extends BillingServices,
    Pick<AccountServices, 'loginProviders' | 'requiresSecondFactor'> {
  readonly idleSeconds: { readonly student: number; readonly adult: number };
}

/** Names a session without telling its token: what a screen may put into a log. */
const publicIdOf = (token: string): string =>
  createHash('sha256').update(`session ${token}`).digest('hex').slice(0, 16);

/** Who is signed in, with what their first screen needs. */
export async function readSession(
  services: SessionServices,
  { actor, token, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, idleSeconds, loginProviders } = services;
  const found = await (actor.role === 'student'
    ? findStudent(db, actor.userId, now)
    : findAdult(db, actor.userId, now));
  if (!found || token === null) return refuse('signed-out');
  const isImpersonated = actor.impersonatorId != null;
  const { account, underThirteen, part } = found;
  const mustSetUpSecondFactor =
    actor.role === 'admin' && services.requiresSecondFactor && !(await hasSecondFactor(db, actor.userId));
  const plans = actor.role === 'teacher' ? services.billing : null;
  const subscription = plans
    ? await sessionSubscriptionOf(db, { userId: account.id, live: plans.config.isLive }, now)
    : undefined;
  const flags = await flagsOfAccount(db, actor.role, userSettingsOf(account.settings, account.id));
  // Asked only where it matters that it was not the password.
  const isAsked = loginProviders.length > 0 || account.must_change_password;
  const way = isAsked ? await selectWayOfSession(db, token) : null;
  const provider = way === 'badge' ? null : way;
  return {
    id: publicIdOf(token),
    user: {
      ...toUser(account, underThirteen),
      userSettings: settingsShown(account, { flags, isImpersonated, subscription }),
      ...(subscription !== undefined && { subscription }),
      mustSetUpSecondFactor,
      // Who came by a badge used no password, and may know none.
      ...(way === 'badge' && { mustChangePassword: false }),
      // An administrator who acts as somebody else chooses no password for them.
      ...(isImpersonated && { mustChangePassword: false }),
      ...part,
    },
    country: account.country,
    withGoogle: provider === 'google',
    withSocial: provider !== null,
    withoutAds: true,
    socialProvider: provider,
    isImpersonated,
    abVariant: null,
    idleSeconds: actor.role === 'student' && !isImpersonated ? idleSeconds.student : idleSeconds.adult,
  };
}

/** What the server alone sets for a person. */
interface Shown {
  readonly flags: FlagsOn;
  readonly isImpersonated: boolean;
  /** What a teacher pays for, where this Openleaf has plans; undefined where it has none. */
  readonly subscription: SessionUser['subscription'] | undefined;
}

/** The settings of an account with what the server adds (spec section 3). An administrator who acts as somebody else is treated as subscribed (section 6). */
function settingsShown({ settings, id }: Account, { flags, isImpersonated, subscription }: Shown): string {
  const shown = { ...userSettingsOf(settings, id), [FLAGS_SETTING]: flags };
  const active = isImpersonated || subscription?.active === true;
  return JSON.stringify(
    isImpersonated || subscription !== undefined ? { ...shown, 'subscription.active': active } : shown,
  );
}

const AUTHORITIES = { student: ['STUDENT'], teacher: ['TEACHER'], admin: ['ADMIN'] } as const;

const toUser = (
  account: Account,
  underThirteen: boolean,
): Omit<SessionUser, 'mustSetUpSecondFactor' | 'userSettings'> => {
  const role = roleOf(account.role, account.id);
  return {
    id: account.id,
    username: account.username,
    firstName: account.first_name,
    lastName: account.last_name,
    role,
    authorities: [...AUTHORITIES[role]],
    accountLocked: account.locked_at !== null,
    mustChangePassword: account.must_change_password,
    underThirteen,
    isParent: registeredAsOf(account.register_as, account.id) === 'parent',
    lastLoginAt: account.last_login_at?.toISOString() ?? null,
    createdAt: account.created_at.toISOString(),
    timezone: account.timezone,
    ref: account.ref,
    jobTitle: account.job_title,
  };
};

async function findStudent(db: Db, userId: number, now: Date) {
  const [account] = await selectStudentOfSession(db, { userId });
  if (!account) return undefined;
  const { progress } = account;
  const classes = toStudentClasses(account.classes);
  const { showGrade, showPoints } = shownToStudent(account.classes);
  const student: NonNullable<SessionUser['student']> = {
    studentId: account.id,
    classes,
    totalPoints: showPoints ? (progress?.total_points ?? 0) : null,
    inBelowThirteenClass: account.classes.some((row) => row.below_thirteen),
    initialLevel: showGrade ? (progress?.initial_level ?? null) : null,
    pretestStatus: statusOf(account.id, progress),
  };
  return { account, part: { student }, underThirteen: accountUnderThirteen(account, account.classes, now) };
}

async function findAdult(db: Db, userId: number, now: Date) {
  const account = await selectAccount(db, userId);
  if (account?.role !== 'teacher') return account && { account, part: {}, underThirteen: false };
  const classes = (await selectClassesOfTeacher(db, account.id)).map((row) =>
    toTeacherClass(row, account.id, now),
  );
  return { account, part: { teacher: { teacherId: account.id, classes } }, underThirteen: false };
}
