import type { ObjectKind, Relation } from '#platform/endpoint/contract/access.ts';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import type { Role } from '#platform/session/core/actor.ts';
import type { Samples } from '../requests/example-value.ts';
import type { Company } from '../samples/company.ts';

/** A caller. */
export interface CastActor {
  readonly label: string;
  /** As what the service should take them; null when it should take them for nobody. */
  readonly role: Role | null;
  readonly userId: number | null;
  /** An administrator acts as this person (decision 75). */
  readonly isImpersonated?: boolean;
  /** A bearer token to call with: of those who are signed in a new one each time, so that no call spoils the next. */
  readonly openToken: () => Promise<string | null>;
}

/** Something that a call can name, with everyone who has a relation to it. */
export interface CastObject {
  readonly kind: ObjectKind;
  readonly label: string;
  readonly id: number;
  readonly standing: Readonly<Partial<Record<Relation, readonly number[]>>>;
  /** Fields that belong to the object and must be right beside its id. */
  readonly samples?: Readonly<Record<string, unknown>>;
}

/** What teachers of the cast must neither see nor move: the work of a student in a class that they do not teach. */
export interface WorkGuard {
  /** What an answer shows a teacher and must not, in words; none is null. */
  readonly faultOfShown: (actor: CastActor, body: string, toStranger: string) => string | null;
  /** Whether the teacher must move nothing of the student. */
  readonly watches: (actor: CastActor) => boolean;
  /** Scores, points, level, rules and names of the student as they are now. */
  readonly state: () => Promise<string>;
  /** Whether it is a teacher whom no admin has approved, which anyone can be: they must change no name that is there. */
  readonly isUnapproved: (actor: CastActor) => boolean;
  /** The names that students of the cast have now. */
  readonly names: () => Promise<string>;
  /** A teacher who has nothing to do with the student: what is shown to them, too, is public. */
  readonly stranger: CastActor;
}

export interface Cast {
  readonly guard: WorkGuard;
  readonly actors: readonly CastActor[];
  readonly objects: readonly CastObject[];
  readonly company: Company;
  /** What the fields of an actor's request to an endpoint hold. */
  readonly samplesFor: (actor: CastActor, endpoint: Pick<EndpointSpec, 'name'>) => Promise<Samples>;
}

/** An id that no row has. */
export const MISSING_ID = 9_007_199_254_740_000;

/** The relations of an actor to an object. */
export const standingOf = ({ userId }: Pick<CastActor, 'userId'>, { standing }: CastObject): Relation[] =>
  (Object.keys(standing) as Relation[]).filter(
    (relation) => userId !== null && standing[relation]?.includes(userId),
  );
