import type { QuizServices } from '#features/quiz/server/public.ts';
import { MOST_CLASSES } from '../contract/competition.ts';
import type { Standing } from '../contract/views.ts';
import { scopeOf } from '../core/competition.ts';
import type { ActivityRow } from './activities-queries.ts';
import { competitionTypeOf } from './activity-columns.ts';
import { isCompetitionRow } from './activity-views.ts';
import { selectCompetitionsOf, selectTakingPart } from './competition-queries.ts';
import type { CompetitionStandings } from './competition-standings.ts';
import { namesWithFirst, rankingOf, toStanding } from './competition-views.ts';

export interface CompetitionServices extends QuizServices {
  readonly standings: CompetitionStandings;
}

/** What a list tells of a class in a competition. */
export interface InCompetition {
  readonly standing: Standing | null;
  readonly classNames: string[];
}

interface Asked {
  /** The classes of the teacher, whose names may be told. */
  readonly classIds: readonly number[];
  readonly now: Date;
}

/** How classes stand in the competitions among some activities, and which of the teacher's take part, by the number of the activity. */
export async function standingsIn(
  { db, standings }: CompetitionServices,
  activities: readonly Pick<ActivityRow, 'id' | 'kind'>[],
  { classIds, now }: Asked,
): Promise<ReadonlyMap<number, InCompetition>> {
  const ids = activities.filter(isCompetitionRow).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await selectCompetitionsOf(db, ids);
  const competitionIds = [...new Set(rows.map((row) => row.competition_id))];
  const [results, taking] = await Promise.all([
    standings.of(competitionIds, now),
    selectTakingPart(db, { competitionIds, classIds, others: false, most: MOST_CLASSES }),
  ]);
  const known = new Set(classIds);
  return new Map(
    rows.map((row) => {
      const type = competitionTypeOf(row.kind, row.competition_id);
      const ofCompetition = results.get(row.competition_id) ?? [];
      const scope = scopeOf(type, row.school_id);
      const own = taking.filter(
        (one) => one.competition_id === row.competition_id && known.has(one.class_id),
      );
      return [
        row.activity_id,
        {
          standing: toStanding(rankingOf(scope, ofCompetition, row.class_id)),
          classNames: namesWithFirst(own, row.class_id),
        },
      ];
    }),
  );
}
