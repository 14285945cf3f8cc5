import { selectClassesOfTeacher } from '#features/classes/server/public.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { getCompetition as contract } from '../contract/competition.ts';
import { type CompetitionType, type Placed, scoreOf, sizeOf, withNeighbors } from '../core/competition.ts';
import { todayOf } from './activity-views.ts';
import { selectCompetitionOf } from './competition-queries.ts';
import type { NamedResult } from './competition-standings.ts';
import { accuracyOf, rankingOf, toCompetitionFacts, toStanding } from './competition-views.ts';
import type { CompetitionServices } from './standings-in-list.ts';

/** How a class stands in its competition, for its teachers. */
export async function getCompetition(
  { db, standings }: Pick<CompetitionServices, 'db' | 'standings'>,
  { actor, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const row = await selectCompetitionOf(db, object.id);
  if (!row) return refuse('not-competition');
  const { activityId, competitionId, type, ...facts } = toCompetitionFacts(row, todayOf(object, now));
  const results = (await standings.of([competitionId], now)).get(competitionId) ?? [];
  const ranking = rankingOf(type, results, object.class_id);
  const taught = new Set((await selectClassesOfTeacher(db, actor.userId)).map(({ id }) => id));
  const isOwn = (classId: number) => taught.has(classId);
  const placed = ranking?.placed ?? [];
  return {
    competition: {
      activityId,
      competitionId,
      type,
      ...facts,
      className: object.class_name,
      size: ranking && type === 'GLOBAL_COMPETITION' ? sizeOf(ranking.own.roster) : null,
      standing: toStanding(ranking),
      classes: (type === 'LOCAL_COMPETITION' ? placed : withNeighbors(placed, isOwn)).map((one) =>
        toClassForTeacher(one, { type, own: isOwn(one.classId) }),
      ),
    },
  };
}

/** Of a class of others in a competition of all schools nothing is told by which it could be known. */
function toClassForTeacher(
  result: Placed<NamedResult>,
  { type, own }: { readonly type: CompetitionType; readonly own: boolean },
) {
  const isKnown = own || type === 'LOCAL_COMPETITION';
  return {
    className: isKnown ? result.className : null,
    own,
    place: result.place,
    score: scoreOf(result),
    accuracy: accuracyOf(result),
    students: own ? result.roster : null,
    participants: own ? result.tookPart : null,
  };
}
