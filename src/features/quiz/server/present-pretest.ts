import { choosePassages } from '#features/progress/core/choose-passages.ts';
import { pretestRange } from '#features/progress/core/pretest.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import {
  lockProgress,
  type ProgressRow,
  pretestIs,
  stateOf,
  toRankView,
} from '#features/progress/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import type { PretestView } from '../contract/endpoints.ts';
import { type OpenAttempt, selectOpenAttempt, selectPretestPoints } from './attempts-queries.ts';
import { insertAttempt } from './begin-attempt-queries.ts';
import { passagesFor } from './make-offers.ts';
import { newAttempt, statesOf } from './new-attempt.ts';
import { notStarted, plannedPassages, statusOf, tallyPretest } from './pretest-state.ts';
import type { QuizServices } from './quiz.ts';
import { readQuiz } from './read-quiz.ts';
import { readStudentContext, type StudentContext } from './student-context.ts';

/** A pretest question pays nothing, so nothing is compared. */
const UNPAID = { referenceLevel: toLevel(1), nthOfDay: 1, paidBefore: true } as const;

/** The pretest where the student left it; the next passage is laid open when the one before is done. */
export async function presentPretest(
  services: QuizServices,
  studentId: number,
  now: Date,
): Promise<PretestView> {
  const context = await readStudentContext(services.db, studentId, now);
  const { progress } = context ?? {};
  // After a reset there is a pretest of before, which is none of this one.
  if (!context || !progress || pretestIs(progress, 'pretest_not_started')) return notStarted;
  const pretestStatus = statusOf(studentId, progress);
  // While no answer could be counted, the level is the class's grade and nothing that was found out.
  const isKnown = context.visible.showGrade && progress.counted_answers !== 0;
  const initialLevel = isKnown ? progress.initial_level : null;
  const tally = await tallyPretest(services.db, progress);
  const counts = { passagesDone: tally.passages, passagesPlanned: plannedPassages(tally) };
  const isRunning = pretestStatus === 'pretest_in_progress';
  const mayStart = !isRunning && (await mayBegin(services, context, { progress, now }));
  // What is taken again is the next one, or the one that runs.
  const again = progress.pretests + (mayStart ? 1 : 0) > 1;
  if (!isRunning)
    return {
      ...counts,
      again,
      mayStart,
      pretestStatus,
      initialLevel,
      quiz: null,
      reward: await toReward(services.db, context),
    };
  const attempt = await openPassage(services, progress, context, now);
  return {
    ...counts,
    again,
    mayStart,
    pretestStatus,
    initialLevel: null,
    reward: null,
    quiz: attempt ? await readQuiz(services, attempt, now) : null,
  };
}

/** Whether a pretest that is not running can be started. */
async function mayBegin(
  { db, askedPretests }: QuizServices,
  context: StudentContext,
  { progress, now }: { readonly progress: ProgressRow; readonly now: Date },
): Promise<boolean> {
  if (pretestIs(progress, 'pretest_not_started')) return true;
  return (await askedPretests.open(db, { studentId: progress.student_id, context, now })).length > 0;
}

/** What finishing this pretest earned, where points are shown: a pretest is paid once. */
async function toReward(db: Db, { progress, visible }: StudentContext): Promise<PretestView['reward']> {
  if (!progress || !visible.showPoints) return null;
  const points = await selectPretestPoints(db, progress.student_id, progress.pretests);
  return points > 0 ? { points, rank: toRankView(progress.total_points) } : null;
}

/** The open passage of the pretest, or a new one that informs most about this student. */
async function openPassage(
  services: QuizServices,
  { student_id: studentId }: ProgressRow,
  context: StudentContext,
  now: Date,
): Promise<OpenAttempt | undefined> {
  const open = await selectOpenAttempt(services.db, studentId, 'pretest');
  if (open) return open;
  await services.db.transaction().execute(async (tx) => {
    const progress = await lockProgress(tx, studentId);
    if (!progress || !pretestIs(progress, 'pretest_in_progress')) return;
    const tally = await tallyPretest(tx, progress);
    const learned = services.questionStates.current();
    const candidates = passagesFor(services.library, 'pretest', context.settings).map((passage) => ({
      passageId: String(passage.passageId),
      level: toLevel(passage.level),
      topic: passage.topic,
      genre: passage.genre,
      skills: passage.questions.map(({ skill }) => skill),
      lastReadDay: null,
      passed: false,
      questions: statesOf(passage, learned),
      passage,
    }));
    const state = stateOf(progress);
    const [best] = choosePassages(
      state,
      candidates,
      {
        mode: 'pretest',
        shownLevel: state.level,
        range: pretestRange(state, tally),
        today: now.getTime() / MS_PER_DAY,
        readInPretest: new Set([...tally.read].map(String)),
        read: { genres: new Map(), skills: new Map() },
      },
      services.random,
    );
    if (!best) return;
    const rules = { settings: context.settings, visible: context.visible, payment: UNPAID };
    const { passage } = best.passage;
    const { epoch, pretests: pretest } = progress;
    const attempt = { studentId, kind: 'pretest', epoch, pretest, passage, rules } as const;
    await insertAttempt(tx, newAttempt(attempt, learned), now);
  });
  return selectOpenAttempt(services.db, studentId, 'pretest');
}
