import type { Resolver } from '#platform/endpoint/server/standing.ts';
import { selectPerson } from './accounts-queries.ts';

declare module '#platform/endpoint/server/standing.ts' {
  interface ObjectRows {
    person: { readonly id: number; readonly username: string; readonly role: string };
  }
}

/** An account of any role is named by its own person, and by admins. */
export const personStanding: Resolver<'person'> = async (
  { db },
  actor,
  id,
  read = () => selectPerson(db, id),
) => {
  const isOwn = actor.userId === id;
  if (!isOwn && actor.role !== 'admin') return null;
  const object = await read();
  if (!object) return null;
  const own = isOwn ? (['self'] as const) : [];
  return { relations: actor.role === 'admin' ? [...own, 'admin'] : own, object };
};
