import { WEEKLY_QUIZZES, weekOf, whyNotCounted } from '#features/progress/core/weekly-goal.ts';
import { marksOf } from '#features/quiz/core/marks.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { StudentProfile } from '../contract/endpoints.ts';
import { weeksInARow } from '../core/weeks-in-a-row.ts';
import type { StudentHome } from './student-home.ts';

type Week = StudentProfile['week'];

/** The week as it is paid: the quizzes that count for its goal, and the others with the reason. */
export async function toWeek(
  { library }: Pick<QuizServices, 'library'>,
  { lately, goals }: Pick<StudentHome, 'lately' | 'goals'>,
  monday: number,
): Promise<Week> {
  const goalMondays = goals.map(({ earned_day }) => earned_day);
  const quizzes = lately
    .filter(({ finished_day }) => finished_day !== null && finished_day >= monday)
    .map((quiz) => ({ versionId: quiz.passage_version_id, answers: marksOf(quiz.marks) }));
  const { counted } = weekOf(quizzes.map(({ answers }) => answers));
  const notCounted = quizzes.map(async ({ versionId, answers }): Promise<Week['notCounted']> => {
    const why = whyNotCounted(answers);
    const passage = why && (await library.version(versionId));
    return passage && why ? [{ title: passage.title, why }] : [];
  });
  return {
    // A key may have been corrected since the goal was paid: what was paid stays reached.
    quizzes: goalMondays.includes(monday) ? Math.max(counted, WEEKLY_QUIZZES) : counted,
    goal: WEEKLY_QUIZZES,
    weeksInARow: weeksInARow(goalMondays, monday),
    notCounted: (await Promise.all(notCounted)).flat(),
  };
}
