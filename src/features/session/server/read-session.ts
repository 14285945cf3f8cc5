import { createHash } from 'node:crypto';
import {
  type Account,
  type AccountServices,
  hasSecondFactor,
  registeredAsOf,
  selectAccount,
  userSettingsOf,
} from '#features/accounts/server/public.ts';
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
import type { Services } from '#platform/services/server/services.ts';
import { roleOf } from '#platform/session/server/role-column.ts';
import { selectWayOfSession } from '#platform/session/server/session-queries.ts';
import type { getSession as contract, Session } from '../contract/endpoints.ts';
import { selectStudentOfSession } from './session-student-queries.ts';

type SessionUser = Session['user'];

export interface SessionServices
  extends Services,
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
  // Asked only where it matters that it was not the password.
  const isAsked = loginProviders.length > 0 || account.must_change_password;
  const way = isAsked ? await selectWayOfSession(db, token) : null;
  const provider = way === 'badge' ? null : way;
  return {
    id: publicIdOf(token),
    user: {
      ...toUser(account, underThirteen),
      mustSetUpSecondFactor,
      // Who came by a badge used no password, and may know none.
      ...(way === 'badge' && { mustChangePassword: false }),
      ...(isImpersonated && asImpersonated(account)),
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

/** An administrator who acts as somebody else is treated as subscribed (spec section 6), and chooses no password for them. */
const asImpersonated = ({ settings, id }: Account): Partial<SessionUser> => ({
  mustChangePassword: false,
  userSettings: JSON.stringify({ ...userSettingsOf(settings, id), 'subscription.active': true }),
});

const AUTHORITIES = { student: ['STUDENT'], teacher: ['TEACHER'], admin: ['ADMIN'] } as const;

const toUser = (account: Account, underThirteen: boolean): Omit<SessionUser, 'mustSetUpSecondFactor'> => {
  const role = roleOf(account.role, account.id);
  return {
    id: account.id,
    username: account.username,
    firstName: account.first_name,
    lastName: account.last_name,
    role,
    authorities: [...AUTHORITIES[role]],
    userSettings: JSON.stringify(userSettingsOf(account.settings, account.id)),
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
