import type { z } from 'zod';
import type { PaidFeature } from '#platform/plans/core/features.ts';
import type { Access } from './access.ts';
import type { ErrorSpec } from './problem.ts';
import type { WireNames } from './wire-names.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** At most `calls` within `seconds` for one person; from one address where nobody has to be signed in. */
export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
  /**
   * Limits on guessing are counted in the database, by all processes together. `process` is for calls of people who are
   * signed in, where a limit protects each process from one caller: it costs no statement.
   */
  readonly countedIn?: 'database' | 'process';
}

/** For a read that a page makes: far more than anybody clicks, so that one caller cannot keep a process busy. */
export const READ_LIMIT: RateLimit = { calls: 600, seconds: 60, countedIn: 'process' };

/**
 * For a read of what all classes of one student have set: anybody can have many accounts in twenty classes each, and set hundreds of things
 * there. A child who goes back and forth as fast as the pages come needs half of it; the short window keeps bursts short.
 */
export const STUDENT_LIST_LIMIT: RateLimit = { calls: 40, seconds: 20, countedIn: 'process' };

/**
 * For a write of a person who is signed in: one every two seconds for ten minutes, more than a child who clicks through
 * everything makes, so that a script cannot fill the database.
 */
export const WRITE_LIMIT: RateLimit = { calls: 300, seconds: 600, countedIn: 'process' };

/** The feature that a call uses; `when` says with which bodies, and with which objects as they are stored, always without it. */
export interface NeededPlan {
  readonly feature: PaidFeature;
  readonly when?: (body: never, object: never, now: Date) => boolean;
}

/** All that is said about one call, with our names for its fields: those of the wire are in `wire-names.ts`. */
export interface EndpointSpec {
  /** Operation id in the OpenAPI document; a verb and a noun. */
  readonly name: string;
  /** One call may be answered under two methods where the older form is a GET that changes state. */
  readonly methods: readonly [Method, ...Method[]];
  /** Below `/api/`, parameters as `{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Why a call names ids and no object in its access. */
  readonly noObject?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body may come as a form, too (`application/x-www-form-urlencoded`): each field is a text then, which the schema has to read. */
  readonly form?: true;
  /** The body is read as it comes, as a text that the schema says to be one: a signature is of these bytes. */
  readonly rawBody?: true;
  /** Largest body in bytes, where a right one can be larger than 16 kB. */
  readonly bodyLimit?: number;
  /** Request headers that the call reads, by lower-case name. */
  readonly headers?: z.ZodObject;
  readonly response: z.ZodType;
  /** Names that the outermost fields of a part have on the wire in this call alone. */
  readonly wire?: { readonly [K in 'params' | 'query' | 'body']?: WireNames };
  /** Status of a success, 200 unless said. */
  readonly status?: 200 | 201;
  readonly errors?: Readonly<Record<string, ErrorSpec>>;
  readonly limit?: RateLimit;
  /** Why a call has no limit here. */
  readonly noLimit?: string;
  /**
   * The work of this call grows with a class, a school or the library: it waits for its turn before its object is read, of each
   * person one at a time and few in all (decision 42).
   */
  readonly heavy?: true;
  /** Why a read that lists many things, or a change that names many, is not heavy. */
  readonly notHeavy?: string;
  /** What a reply is about: when that has changed, a browser forgets every reply about it. */
  readonly about?: 'practice';
  /**
   * Whether an administrator who acts as the person may make the call, where the rule for all calls is not right for it (`isOpenToImpersonator`,
   * decision 75): `never` for what leads into the account, out of it, or takes data along.
   */
  readonly whileImpersonated?: 'always' | 'never';
  /** An administrator may make the call before the second step of their login is set up. */
  readonly beforeSecondFactor?: true;
  /** What a plan has to include for the call, where this Openleaf has plans; asked for after the access, before the use case (decision 91). */
  readonly plan?: readonly NeededPlan[];
  /**
   * An administrator makes the call only within a quarter of an hour after the password, or a code, was typed: an open screen alone must
   * not be enough for it.
   */
  readonly freshProof?: true;
  /** Changes something: a GET that does is never cached. */
  readonly changes?: boolean;
}

type Part<S, K extends string> = S extends Record<K, infer T extends z.ZodType> ? T : undefined;

/** The input a client gives and the input a use case receives differ where a schema coerces or fills a default. */
export type Sent<E extends EndpointSpec, K extends 'params' | 'query' | 'body' | 'headers'> =
  Part<E, K> extends z.ZodType ? z.input<Part<E, K>> : undefined;
type PartName = 'params' | 'query' | 'body' | 'headers';
/** What a caller gives: every part that the contract names; headers may be left out where each of them may. */
export type PartsOf<E extends EndpointSpec> = {
  [K in PartName as Sent<E, K> extends undefined ? never : K extends Optional<E> ? never : K]: Sent<E, K>;
} & { [K in Optional<E>]?: Sent<E, K> };
type Optional<E extends EndpointSpec> =
  Partial<Sent<E, 'headers'>> extends Sent<E, 'headers'> ? 'headers' : never;
export type Received<E extends EndpointSpec, K extends 'params' | 'query' | 'body' | 'headers'> =
  Part<E, K> extends z.ZodType ? z.output<Part<E, K>> : undefined;
export type ResponseOf<E extends EndpointSpec> = z.output<E['response']>;
export type ErrorCodeOf<E extends EndpointSpec> = E extends { errors: infer M }
  ? Extract<keyof M, string>
  : never;

/** Declares an endpoint. The value is bound to a use case by the server and called, typed, by the browser. */
export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec;
