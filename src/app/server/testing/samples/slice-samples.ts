import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import type { Role } from '#platform/session/core/actor.ts';
import type { CastObject } from '../authorisation/cast.ts';
import type { Samples } from '../requests/example-value.ts';
import type { Company, Room, Worker } from './company.ts';

/** A person who makes a request, with what is theirs or, where they have none, another person's. */
export interface Scene extends Company {
  readonly userId: number | null;
  readonly role: Role | null;
  readonly room: Room;
  readonly worker: Worker;
  /** The right one of several values, or for those who try everything any of them. */
  readonly choose: <T>(right: T, all: readonly T[]) => T;
}

/** What a request of one endpoint needs in order to be right. */
export interface EndpointSamples {
  readonly endpoint: EndpointSpec;
  /** What its fields hold, by our names, over those of all slices. */
  readonly fields?: (scene: Scene) => Samples | Promise<Samples>;
  /** Only a person with a finished quiz succeeds. */
  readonly afterQuiz?: true;
  /** Which objects of its kind it is for, where not all are. */
  readonly suits?: (object: CastObject) => boolean;
  /** What is to be so that the members of a company have not left so. */
  readonly prepare?: (company: Company) => Promise<void>;
}

/**
 * What a slice gives to the tests that make requests of every endpoint (the matrix of permissions, mass assignment, the fuzz).
 * It is in the slice's `server/testing/samples.ts` and is listed in `all-samples.ts`.
 */
export interface SliceSamples {
  /** Values of fields in any request, by our names: an id that exists, a code that opens, a known zone. */
  readonly fields?: (scene: Scene) => Samples;
  readonly endpoints?: readonly EndpointSamples[];
  /** The objects that the slice has a resolver for, with everyone who has a relation to them. */
  readonly objects?: (company: Company) => readonly CastObject[];
}
