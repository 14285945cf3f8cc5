import { isYoungStudent } from '#features/classes/server/public.ts';
import {
  listHistory,
  readStudentHome,
  studentProfileData,
  viewProfile,
} from '#features/overview/server/public.ts';
import { consentActOf, selectConsent, selectOpenWithdrawals } from '#features/parents/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { notFound, Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { ChildView, readChild as contract } from '../contract/child.ts';
import { selectOwnRequest } from './erasure-requests-queries.ts';

/** Passages that were read lately, so many. */
const RECENT = 8;

/**
 * How a child reads, for a parent. It is read as the child reads it, so that what a class hides is hidden here, too; of that a parent gets
 * the part that is in the contract.
 */
export async function readChild(
  services: QuizServices,
  { actor: { userId: parentUserId }, params: { studentId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db } = services;
  const home = await readStudentHome(db, studentId, now);
  if (!home) return notFound();
  const { context } = home;
  const asChild = { actor: { userId: studentId, role: 'student' }, now } as const;
  const [profile, data, history, consent, request] = await Promise.all([
    viewProfile(services, { ...asChild, body: { studentId }, object: home }),
    studentProfileData(services, { ...asChild, params: { id: studentId }, body: {}, object: context }),
    listHistory(services, {
      ...asChild,
      params: { studentId },
      body: { page: 0, size: RECENT, sinceReset: false },
      object: context,
    }),
    readConsent(services, { studentId, parentUserId, now }),
    selectOwnRequest(db, { studentId, parentUserId }),
  ]);
  if (profile instanceof Refusal || data instanceof Refusal || history instanceof Refusal) return notFound();
  const { readingLevel, week } = profile;
  return {
    studentId,
    name: profile.name,
    timezone: profile.timezone,
    pretestDone: profile.pretestStatus === 'pretest_complete',
    readingLevel: readingLevel && {
      level: readingLevel.level,
      settling: readingLevel.settling,
      nearNext: readingLevel.nearNext,
    },
    initialLevel: profile.initialLevel,
    week: { quizzes: week.quizzes, goal: week.goal, reached: week.reached },
    passagesRead: data.work.quizzes,
    minutes: data.work.minutes,
    goingWell: data.goingWell,
    toTry: data.toTry,
    recent: history.quizzes.map(
      ({ title, finishedAt, right, total, fastAnswers, minutes, passageLevel }) => ({
        title,
        finishedAt,
        right,
        total,
        fastAnswers,
        minutes,
        passageLevel,
      }),
    ),
    toDo: profile.assigned.map((one) => ({
      type: one.type,
      title: one.type === 'PASSAGE' ? one.title : null,
      dueDate: one.dueDate,
      timezone: one.timezone,
    })),
    consent,
    erasureAskedAt: request?.taken_back_at === null ? request.asked_at.toISOString() : null,
    erasureDeclinedAt: request?.declined_at?.toISOString() ?? null,
  };
}

interface OfChild {
  readonly studentId: number;
  readonly parentUserId: number;
  readonly now: Date;
}

/** What was said about consent; null where the child is not under 13. */
async function readConsent(
  { db }: Pick<QuizServices, 'db'>,
  { studentId, parentUserId, now }: OfChild,
): Promise<ChildView['consent']> {
  if (!(await isYoungStudent(db, studentId, now))) return null;
  const [last, withdrawals] = await Promise.all([
    selectConsent(db, studentId),
    selectOpenWithdrawals(db, studentId),
  ]);
  return {
    act: last ? consentActOf(last.act, studentId) : null,
    at: last?.at.toISOString() ?? null,
    textVersion: last?.text_version ?? null,
    withdrawnByCaller: withdrawals.some(({ parent_id }) => parent_id === parentUserId),
    withdrawnByOther: withdrawals.some(({ parent_id }) => parent_id !== parentUserId),
    isLocked: withdrawals.some(({ locked }) => locked),
  };
}
