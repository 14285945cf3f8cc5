import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Standing } from '../contract/views.ts';
import { scopeOf } from '../core/competition.ts';
import type { ActivityRow } from './activities-queries.ts';
import { competitionTypeOf } from './activity-columns.ts';
import { isCompetitionRow } from './activity-views.ts';
import { selectCompetitionsOf } from './competition-queries.ts';
import type { CompetitionStandings } from './competition-standings.ts';
import { rankingOf, toStanding } from './competition-views.ts';

export interface CompetitionServices extends QuizServices {
  readonly standings: CompetitionStandings;
}

/** How classes stand in the competitions among some activities, by the number of the activity. */
export async function standingsIn(
  { db, standings }: CompetitionServices,
  activities: readonly Pick<ActivityRow, 'id' | 'kind'>[],
  now: Date,
): Promise<ReadonlyMap<number, Standing | null>> {
  const ids = activities.filter(isCompetitionRow).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await selectCompetitionsOf(db, ids);
  const results = await standings.of([...new Set(rows.map((row) => row.competition_id))], now);
  return new Map(
    rows.map((row) => {
      const type = competitionTypeOf(row.kind, row.competition_id);
      const ofCompetition = results.get(row.competition_id) ?? [];
      const scope = scopeOf(type, row.school_id);
      return [row.activity_id, toStanding(rankingOf(scope, ofCompetition, row.class_id))];
    }),
  );
}
