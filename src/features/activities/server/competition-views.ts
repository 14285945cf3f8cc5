import { isoDay } from '#platform/time/core/civil-day.ts';
import type { Standing } from '../contract/views.ts';
import {
  type ClassResult,
  type CompetitionScope,
  competitionPhase,
  type Placed,
  placesOf,
  rivalsOf,
  scopeOf,
  scoreOf,
  toldScore,
} from '../core/competition.ts';
import { competitionTypeOf } from './activity-columns.ts';
import type { CompetitionRow, TakingPart } from './competition-queries.ts';
import type { NamedResult } from './competition-standings.ts';

/** What everybody is told of a competition. @param today in the zone of the class. */
export function toCompetitionFacts(row: Omit<CompetitionRow, 'class_id'>, today: number) {
  const days = { startDay: row.first_day, dueDay: row.last_day };
  const phase = competitionPhase(days, { today, hasEnded: row.ended_at !== null });
  const type = competitionTypeOf(row.kind, row.competition_id);
  return {
    activityId: row.activity_id,
    competitionId: row.competition_id,
    type,
    scope: scopeOf(type, row.school_id),
    name: row.name ?? row.school_name,
    startDate: isoDay(row.first_day),
    dueDate: isoDay(row.last_day),
    phase,
    daysLeft: phase === 'ended' ? 0 : Math.max(0, row.last_day - Math.max(today, row.first_day) + 1),
  };
}

/** The names of classes that a teacher knows, that of one class first. */
export function namesWithFirst(
  taking: readonly Pick<TakingPart, 'class_id' | 'name'>[],
  classId: number,
): string[] {
  const own = taking.filter(({ class_id }) => class_id === classId);
  const others = taking.filter(({ class_id }) => class_id !== classId);
  return [...own, ...others].map(({ name }) => name);
}

/** A class among those that it is compared with, in their order. */
export interface Ranking<R extends ClassResult = NamedResult> {
  readonly own: Placed<R>;
  readonly placed: readonly Placed<R>[];
}

/** Where a class stands; null before its students are counted. */
export function rankingOf(
  scope: CompetitionScope,
  results: readonly NamedResult[],
  classId: number,
): Ranking | null {
  const result = results.find((one) => one.classId === classId);
  if (!result) return null;
  const placed = placesOf(rivalsOf(scope, results, result));
  const own = placed.find((one) => one.classId === classId);
  return own ? { own, placed } : null;
}

/** The same as a list of activities tells it. */
export function toStanding(ranking: Ranking | null): Standing | null {
  const [top] = ranking?.placed ?? [];
  if (!ranking || !top) return null;
  const { own, placed } = ranking;
  return {
    score: scoreOf(own),
    topScore: top === own ? scoreOf(top) : toldScore(top),
    place: own.place,
    classCount: placed.length,
    participants: own.tookPart,
    students: own.roster,
  };
}
