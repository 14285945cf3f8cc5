import type { Role } from '#platform/session/core/actor.ts';

/** A person with what others must not learn. */
export interface KnownPerson {
  readonly id: number;
  readonly role: Role;
  readonly username: string;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

/** A question with what reveals its key. */
export interface KnownQuestion {
  readonly id: number;
  readonly use: 'practice' | 'pretest';
  readonly optionIds: readonly number[];
  readonly rationales: readonly string[];
}

/** All that the answers of a test file are searched for. */
export interface Secrets {
  readonly people: readonly KnownPerson[];
  /** Teacher → everybody who ever was in a class of theirs, with their parents; parent → their children. */
  readonly taughtBy: ReadonlyMap<number, ReadonlySet<number>>;
  readonly questions: readonly KnownQuestion[];
}
