import { classStanding } from '#features/classes/server/public.ts';
import type { Resolver } from '#platform/endpoint/server/standing.ts';
import { type ActivityRow, selectActivity } from './activities-queries.ts';

declare module '#platform/endpoint/server/standing.ts' {
  interface ObjectRows {
    activity: ActivityRow;
  }
}

/** An activity is its class's: who teaches the class reads and changes it; nobody while the class is archived. */
export const activityStanding: Resolver<'activity'> = async (
  services,
  actor,
  id,
  read = () => selectActivity(services.db, id),
) => {
  const object = await read();
  const ofClass = object && (await classStanding(services, actor, object.class_id));
  return ofClass ? { relations: ofClass.relations, object } : null;
};
