import { inOrderOfNames } from '#features/accounts/core/student-name.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { type getClassScores as contract, MOST_ACTIVITIES } from '../contract/teaching.ts';
import type { ScoresOfStudent } from '../contract/views.ts';
import { selectActivitiesToScore } from './activities-queries.ts';
import { type ActivityReport, reportOf } from './report-activity.ts';
import { whoseFiguresAreSeen } from './seen-figures.ts';

/** The scores of a class in all its activities: those of the reports, one after the other. */
export async function classScores(
  services: QuizServices,
  { actor, params: { id: classId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db } = services;
  const withFigures = await whoseFiguresAreSeen(db, actor.userId, [classId]);
  const reports: ActivityReport[] = [];
  for (const row of await selectActivitiesToScore(db, classId, MOST_ACTIVITIES)) {
    const report = await reportOf(services, row, { withFigures, now });
    if (report) reports.push(report);
  }
  return { activities: reports.map(({ activity }) => activity), students: studentsOf(reports) };
}

type ReportedStudent = Omit<ScoresOfStudent, 'scores'>;

const linesOf = ({ students, weekly, assessed }: ActivityReport): readonly ReportedStudent[] => [
  ...students,
  ...weekly,
  ...assessed,
];

/** Everybody who is given any of the activities, by name. */
function studentsOf(reports: readonly ActivityReport[]): ScoresOfStudent[] {
  const scores = reports.map(scoresIn);
  const byId = new Map(reports.flatMap(linesOf).map((line) => [line.studentId, line]));
  const lines = [...byId.values()].map(({ studentId, username, firstName, lastName }) => ({
    studentId,
    username,
    firstName,
    lastName,
    scores: scores.map((of) => of.get(studentId) ?? null),
  }));
  return inOrderOfNames(lines);
}

/** The score of each student who has one. */
function scoresIn({ students, weekly, assessed }: ActivityReport): ReadonlyMap<number, number> {
  return new Map([
    ...students.flatMap(({ studentId, result, tooFast }): [number, number][] =>
      result && !tooFast ? [[studentId, Math.round((100 * result.right) / result.total)]] : [],
    ),
    ...weekly.flatMap(({ studentId, weeks }): [number, number][] =>
      weeks.length > 0 ? [[studentId, weeks.filter(({ reached }) => reached).length]] : [],
    ),
    ...assessed.flatMap(({ studentId, found }): [number, number][] =>
      found?.after ? [[studentId, found.after.value]] : [],
    ),
  ]);
}
