import { createLatencies, type Latencies } from '../../proving/latencies.ts';

/** What devices ask for. */
export const KINDS = [
  'login',
  'session',
  'dashboard',
  'offers',
  'quiz',
  'answer',
  'results',
  'report',
] as const;
export type Kind = (typeof KINDS)[number];

/** Counts what came of the calls. */
export interface Tally {
  /** From the moment that was meant for the call to its last byte, of calls that went well. */
  readonly times: Readonly<Record<Kind, Latencies>>;
  /** Of all that children do who are in. */
  readonly inside: Latencies;
  /** From pressing Start to being in, however often the page asked. */
  readonly toGetIn: Latencies;
  readonly errors: ReadonlyMap<string, number>;
  sent(kind: Kind): void;
  sentOf(kind: Kind): number;
  went(kind: Kind, milliseconds: number): void;
  failed(kind: Kind, why: string): void;
  /** A login was told to come back later. */
  refused(seconds: number): void;
  readonly refusals: { readonly count: number; readonly longest: number };
  /** A page asked as often as it does, and told the child to try again. */
  gaveUp(): void;
  readonly pagesThatGaveUp: number;
}

export function createTally(): Tally {
  const times = Object.fromEntries(KINDS.map((kind) => [kind, createLatencies()])) as Record<Kind, Latencies>;
  const sent = new Map<Kind, number>();
  const errors = new Map<string, number>();
  const inside = createLatencies();
  const refusals = { count: 0, longest: 0 };
  let gaveUp = 0;
  return {
    times,
    inside,
    toGetIn: createLatencies(),
    errors,
    refusals,
    sent: (kind) => void sent.set(kind, (sent.get(kind) ?? 0) + 1),
    sentOf: (kind) => sent.get(kind) ?? 0,
    went(kind, milliseconds) {
      times[kind].add(milliseconds);
      if (kind !== 'login') inside.add(milliseconds);
    },
    failed(kind, why) {
      const name = `${kind}: ${why}`;
      errors.set(name, (errors.get(name) ?? 0) + 1);
    },
    refused(seconds) {
      refusals.count += 1;
      refusals.longest = Math.max(refusals.longest, seconds);
    },
    gaveUp: () => {
      gaveUp += 1;
    },
    get pagesThatGaveUp() {
      return gaveUp;
    },
  };
}

/** Calls that failed, of every kind. */
export const errorsOf = ({ errors }: Tally): number => [...errors.values()].reduce((sum, n) => sum + n, 0);
