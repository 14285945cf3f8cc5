import { selectClassesOfTeacher } from '#features/classes/server/public.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { type getCompetition as contract, MOST_CLASSES } from '../contract/competition.ts';
import { type Placed, scoreOf, sizeOf, toldAccuracy, toldScore, withNeighbors } from '../core/competition.ts';
import { todayOf } from './activity-views.ts';
import { selectCompetitionOf, selectTakingPart } from './competition-queries.ts';
import type { NamedResult } from './competition-standings.ts';
import { namesWithFirst, rankingOf, toCompetitionFacts, toStanding } from './competition-views.ts';
import type { CompetitionServices } from './standings-in-list.ts';

/** How a class stands in its competition, for its teachers. */
export async function getCompetition(
  { db, standings }: Pick<CompetitionServices, 'db' | 'standings'>,
  { actor, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const row = await selectCompetitionOf(db, object.id);
  if (!row) return refuse('not-competition');
  const { activityId, competitionId, type, scope, ...facts } = toCompetitionFacts(row, todayOf(object, now));
  const results = (await standings.of([competitionId], now)).get(competitionId) ?? [];
  const ranking = rankingOf(scope, results, object.class_id);
  const taught = new Set((await selectClassesOfTeacher(db, actor.userId)).map(({ id }) => id));
  const isOwn = ({ classId, ownerId }: Pick<NamedResult, 'classId' | 'ownerId'>) =>
    taught.has(classId) || ownerId === actor.userId;
  const taking = await selectTakingPart(db, {
    competitionIds: [competitionId],
    classIds: [...taught],
    others: scope === 'teacher',
    most: MOST_CLASSES,
  });
  const ownTaking = taking.filter((one) => isOwn({ classId: one.class_id, ownerId: one.teacher_id }));
  const placed = ranking?.placed ?? [];
  return {
    competition: {
      activityId,
      competitionId,
      type,
      scope,
      ...facts,
      className: object.class_name,
      classNames: namesWithFirst(ownTaking, object.class_id),
      otherClasses: scope === 'teacher' ? taking.length - ownTaking.length : null,
      size: ranking && scope !== 'teacher' ? sizeOf(ranking.own.roster) : null,
      standing: toStanding(ranking),
      classes: (scope === 'teacher' ? placed : withNeighbors(placed, isOwn)).map((one) =>
        toClassForTeacher(one, isOwn(one)),
      ),
    },
  };
}

/**
 * Of a class that the teacher does not teach nothing is told by which it or one of its students could be known: whom the owner invited to
 * one class learns nothing of the others. Of few students the score would tell, too.
 */
function toClassForTeacher(result: Placed<NamedResult>, own: boolean) {
  return {
    className: own ? result.className : null,
    own,
    place: result.place,
    score: own ? scoreOf(result) : toldScore(result),
    accuracy: own ? toldAccuracy(result) : null,
    students: own ? result.roster : null,
    participants: own ? result.tookPart : null,
  };
}
