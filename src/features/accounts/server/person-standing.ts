import type { Resolver } from '#platform/endpoint/server/standing.ts';

declare module '#platform/endpoint/server/standing.ts' {
  interface ObjectRows {
    /** An account is named by the own id only: nothing is read. */
    person: undefined;
  }
}

/** An account of any role is named by its own person alone. */
export const personStanding: Resolver<'person'> = async (_, actor, id) =>
  actor.userId === id ? { relations: ['self'], object: undefined } : null;
