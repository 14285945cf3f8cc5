import { readableBy } from '#features/classes/server/public.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { zoneToRead } from '#features/reports/server/public.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import type { StudentProfile, StudentProfileData } from '../contract/endpoints.ts';
import type { HistoryLine } from '../contract/views.ts';
import { listHistory } from './list-history.ts';
import { readStudentHome } from './student-home.ts';
import { studentProfileData } from './student-profile-data.ts';
import { viewProfile } from './view-profile.ts';

interface Asked {
  readonly teacherId: number;
  readonly studentId: number;
  readonly days: { readonly start?: string | undefined; readonly end?: string | undefined };
  readonly now: Date;
}

/** What the report of a student shows on the screen, read by what the screen asks. */
export interface Summary {
  readonly profile: StudentProfile;
  readonly data: StudentProfileData;
  readonly quizzes: readonly HistoryLine[];
  /** How many there are in these days, of which the newest are told. */
  readonly quizCount: number;
  readonly now: Date;
}

const NEWEST = 10;

/** @returns null where the teacher does not teach the student any more, or there is no such student. */
export async function readSummary(
  services: QuizServices,
  { teacherId, studentId, days, now }: Asked,
): Promise<Summary | null> {
  const actor = { userId: teacherId, role: 'teacher' } as const;
  const home = await readStudentHome(services.db, studentId, now);
  if (!home) return null;
  const { context } = home;
  const readable = readableBy(actor, studentId, context.classes);
  if (readable.kind === 'nothing') return null;
  const today = isoDay(studentDay(context.progress, now, zoneToRead(readable, context)));
  // Where this student's day begins later than another's.
  const end = days.end !== undefined && days.end < today ? days.end : today;
  const asked = { end, ...(days.start !== undefined && days.start <= end && { start: days.start }) };
  const call = { actor, now };
  const data = await studentProfileData(services, {
    ...call,
    params: { id: studentId },
    body: asked,
    object: context,
  });
  if (data instanceof Refusal) return null;
  // The history and the changes are of the same days as the figures.
  const span = data.skillDays;
  const [profile, history] = [
    await viewProfile(services, { ...call, body: { studentId, dates: span }, object: home }),
    await listHistory(services, {
      ...call,
      params: { studentId },
      body: { page: 0, size: NEWEST, sinceReset: true, ...span },
      object: context,
    }),
  ];
  if (profile instanceof Refusal || history instanceof Refusal) return null;
  return { profile, data, quizzes: history.quizzes, quizCount: history.total, now };
}
