import { goalOf } from '#features/activities/core/weekly-goal.ts';
import { toGoals } from '#features/activities/server/public.ts';
import type { ReadableWork } from '#features/classes/core/teacher-rights.ts';
import { isReadable } from '#features/classes/server/public.ts';
import { reaches, weekOf, whyNotCounted } from '#features/progress/core/weekly-goal.ts';
import { toWeekCounts } from '#features/progress/server/public.ts';
import { marksOf } from '#features/quiz/core/marks.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import type { StudentProfile } from '../contract/endpoints.ts';
import { weeksInARow } from '../core/weeks-in-a-row.ts';
import type { StudentHome } from './student-home.ts';

type Week = StudentProfile['week'];
type WeekOfHome = Pick<StudentHome, 'lately' | 'goals' | 'weeks' | 'weeklyGoals' | 'classes'>;

/** The week as it is paid: its one goal, the quizzes that count for it, and the others with the reason. */
export async function toWeek(
  { library }: Pick<QuizServices, 'library'>,
  home: WeekOfHome,
  { readable, monday }: { readonly readable: ReadableWork; readonly monday: number },
): Promise<Week> {
  const { lately, goals, weeks, weeklyGoals, classes } = home;
  const may = (row: { readonly class_id: number | null }) => isReadable(readable, row.class_id);
  const goal = goalOf(classes, toGoals(weeklyGoals.filter(may)), monday);
  const goalMondays = goals.filter(may).map(({ earned_day }) => earned_day);
  const quizzes = lately
    .filter((quiz) => may(quiz) && quiz.finished_day !== null && quiz.finished_day >= monday)
    .map((quiz) => ({ versionId: quiz.passage_version_id, answers: marksOf(quiz.marks) }));
  // Who may read a part of the work alone is told of that part.
  const counts =
    readable.kind === 'everything'
      ? toWeekCounts(weeks.find((week) => week.monday === monday))
      : weekOf(quizzes.map(({ answers }) => answers));
  const notCounted = quizzes.map(async ({ versionId, answers }): Promise<Week['notCounted']> => {
    const why = whyNotCounted(answers, goal.rule);
    const passage = why && (await library.version(versionId));
    return passage && why ? [{ title: passage.title, why }] : [];
  });
  return {
    quizzes: counts[goal.rule],
    goal: goal.quizzes,
    rule: goal.rule,
    setByClass: 'className' in goal ? goal.className : null,
    forSome: 'wholeClass' in goal && !goal.wholeClass,
    // What a teacher of one part reads may be too little for a goal that is reached.
    reached: reaches(counts, goal) || (readable.kind !== 'everything' && goalMondays.includes(monday)),
    reachedByChange: goals.some((paid) => may(paid) && paid.earned_day === monday && paid.attempt_id === null)
      ? isoDay(monday)
      : null,
    weeksInARow: weeksInARow(goalMondays, monday),
    notCounted: (await Promise.all(notCounted)).flat(),
  };
}
