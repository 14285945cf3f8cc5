import { createHash } from 'node:crypto';
import { type Account, selectAccount } from '#features/accounts/server/public.ts';
import {
  selectClassesOfStudent,
  selectClassesOfTeacher,
  toStudentClass,
  toTeacherClass,
} from '#features/classes/server/public.ts';
import { accountUnderThirteen, statusOf } from '#features/practice/server/public.ts';
import { selectProgress } from '#features/progress/server/public.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { getSession as contract, Session } from '../contract/endpoints.ts';

type SessionUser = Session['user'];

export interface SessionServices extends Services {
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
  const { db, idleSeconds } = services;
  const account = await selectAccount(db, actor.userId);
  if (!account || token === null) return refuse('signed-out');
  const forRole =
    actor.role === 'student'
      ? await studentPart(services, account, now)
      : await teacherPart(services, account);
  return {
    id: publicIdOf(token),
    user: { ...toUser(account, forRole.isCoppa), ...forRole.part },
    country: account.country,
    is_google_auth: false,
    is_social_auth: false,
    is_ads_disabled: true,
    socialProvider: null,
    admin_impersonate_enabled: false,
    ab_var: null,
    idleSeconds: actor.role === 'student' ? idleSeconds.student : idleSeconds.adult,
  };
}

const AUTHORITIES = { student: ['STUDENT'], teacher: ['TEACHER'], admin: ['ADMIN'] } as const;

const toUser = (account: Account, isCoppa: boolean): SessionUser => {
  const role = account.role as SessionUser['role'];
  return {
    id: account.id,
    username: account.username,
    firstName: account.first_name,
    lastName: account.last_name,
    role,
    authorities: [...AUTHORITIES[role]],
    userSettings: JSON.stringify(account.settings),
    accountLocked: account.locked_at !== null,
    isCoppa,
    lastLoginDate: account.last_login_at?.toISOString() ?? null,
    createDate: account.created_at.toISOString(),
    timezone: account.timezone,
    ref: account.ref,
  };
};

async function studentPart({ db }: Services, account: Account, now: Date) {
  const [rows, progress] = await Promise.all([
    selectClassesOfStudent(db, account.id),
    selectProgress(db, account.id),
  ]);
  const classes = rows.map(toStudentClass);
  const student: NonNullable<SessionUser['student']> = {
    studentId: account.id,
    classes,
    totalPoints: classes.every((one) => one.show_points) ? (progress?.total_points ?? 0) : null,
    isInBelowThirteenClass: rows.some((row) => row.below_thirteen),
    initialLevel: classes.every((one) => one.show_grade) ? (progress?.initial_level ?? null) : null,
    pretestStatus: statusOf(progress),
  };
  return { part: { student }, isCoppa: accountUnderThirteen(account, rows, now) };
}

async function teacherPart({ db }: Services, account: Account) {
  if (account.role !== 'teacher') return { part: {}, isCoppa: false };
  const classes = (await selectClassesOfTeacher(db, account.id)).map(toTeacherClass);
  return { part: { teacher: { teacherId: account.id, classes } }, isCoppa: false };
}
