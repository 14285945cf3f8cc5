import { readStudentWithEssay, toEssayPrompt } from '#features/essays/server/public.ts';
import { pretestIs } from '#features/progress/server/public.ts';
import {
  beginAssignedPassage,
  beginPretest,
  presentPretest,
  type QuizServices,
  readQuiz,
  type StudentContext,
} from '#features/quiz/server/public.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { startAssignment as contract } from '../contract/student.ts';
import { type ActRefusal, refusalOf } from '../core/assignment.ts';
import { todayOf } from './activity-views.ts';
import { assignedTo } from './assigned-to-student.ts';
import { toAssignment } from './assignment-views.ts';
import { type AssignmentRow, selectAssignment } from './assignments-queries.ts';

/** Starts an assigned passage or pretest, or goes on with it. Who has begun may finish, whatever became of the activity. */
export async function startAssignment(
  services: QuizServices,
  { query: { studentId, studentAssignmentId: activityId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, library } = services;
  const student = await readStudentWithEssay(db, studentId, now);
  if (!student) return refuse('not-assigned');
  const { context, openEssay } = student;
  const { progress } = context;
  const found = await selectAssignment(db, { studentId, activityId });
  const [row] = assignedTo(library, context, found ? [found] : []);
  if (!row) return refuse('not-assigned');
  const { class_id: classId, passage_id: passageId } = row;
  if (passageId === null) return startPretestOf(services, { studentId, context, row }, now);
  if (!progress || !pretestIs(progress, 'pretest_complete')) return refuse('pretest-first');
  if (context.openQuiz?.activity_id === activityId) {
    const quiz = await readQuiz(services, context.openQuiz, now);
    return quiz ? { quiz } : refuse('passage-gone');
  }
  const why = refusalOf(toAssignment(row), 'start', todayOf(row, now));
  if (why) return refuse(TO_STUDENT[why]);
  const essay = await toEssayPrompt(services, openEssay);
  if (essay && !essay.maySkip) return refuse('essay-first');
  const begun = await beginAssignedPassage(
    services,
    { progress, context },
    { activityId, classId, passageId, tooFastAttemptId: row.too_fast ? row.attempt_id : null },
    now,
  );
  return begun.kind === 'quiz' ? { quiz: begun.quiz } : refuse(begun.kind);
}

interface PretestToStart {
  readonly studentId: number;
  readonly context: StudentContext;
  readonly row: AssignmentRow;
}

/** The first passage of a pretest that was asked for, or the one that is open. */
async function startPretestOf(
  services: QuizServices,
  { studentId, context, row }: PretestToStart,
  now: Date,
): Promise<Reply<typeof contract>> {
  const { progress } = context;
  if (!progress || !pretestIs(progress, 'pretest_in_progress')) {
    const why = row.finished ? 'done' : refusalOf(toAssignment(row), 'start', todayOf(row, now));
    if (why) return refuse(TO_STUDENT[why]);
    const begun = await beginPretest(services, { studentId, context }, now);
    if (begun !== 'running') return refuse(begun === 'quiz-open' ? 'quiz-open' : 'done');
  }
  const { quiz } = await presentPretest(services, studentId, now);
  return quiz ? { quiz } : refuse('passage-gone');
}

/** What a student is told: what was canceled is simply not there. */
const TO_STUDENT = {
  'not-open': 'not-open',
  'not-begun': 'not-assigned',
  paused: 'paused',
  done: 'done',
  over: 'over',
  canceled: 'not-assigned',
  deleted: 'not-assigned',
} as const satisfies Record<ActRefusal, string>;
