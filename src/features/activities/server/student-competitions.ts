import { readStudentContext } from '#features/quiz/server/public.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { getStudentCompetitions as contract, StudentCompetition } from '../contract/competition.ts';
import { toldScore, withNeighbors } from '../core/competition.ts';
import { type CompetitionOfStudentRow, selectCompetitionsOfStudent } from './competition-queries.ts';
import type { NamedResult } from './competition-standings.ts';
import { rankingOf, toCompetitionFacts } from './competition-views.ts';
import type { CompetitionServices } from './standings-in-list.ts';

/** The competitions that a student reads for, and those whose result the student was not told. */
export async function studentCompetitions(
  { db, standings }: Pick<CompetitionServices, 'db' | 'standings'>,
  { params: { studentId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const rows = await selectCompetitionsOfStudent(db, studentId, now);
  if (rows.length === 0) return { competitions: [] };
  const context = await readStudentContext(db, studentId, now);
  if (!context) return notFound();
  const results = await standings.of(
    rows.map((row) => row.competition_id),
    now,
  );
  const { showPoints } = context.visible;
  return {
    competitions: rows.flatMap(
      (row) => toView(row, results.get(row.competition_id) ?? [], { showPoints, now }) ?? [],
    ),
  };
}

/** The own class with the one before it and the one behind it; undefined before its students are counted. */
function toView(
  row: CompetitionOfStudentRow,
  results: readonly NamedResult[],
  { showPoints, now }: { readonly showPoints: boolean; readonly now: Date },
): StudentCompetition | undefined {
  const facts = toCompetitionFacts(row, dayNumber(now.getTime(), row.timezone));
  const ranking = rankingOf(facts.scope, results, row.class_id);
  if (!ranking) return undefined;
  const { own, placed } = ranking;
  const isOwn = ({ classId }: NamedResult) => classId === row.class_id;
  return {
    ...facts,
    className: row.class_name,
    place: own.place,
    classCount: placed.length,
    classes: withNeighbors(placed, isOwn).map((one) => ({
      className: facts.scope === 'teacher' || isOwn(one) ? one.className : null,
      own: isOwn(one),
      place: one.place,
      score: showPoints ? toldScore(one) : null,
    })),
  };
}
