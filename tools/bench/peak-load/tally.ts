import type { ClientReply } from '../../harness/client.ts';
import { increment, sumOf } from '../../harness/figures.ts';
import { createLatencies, type Latencies } from '../../harness/latencies.ts';

/** What clients call. */
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
  /** From the moment that was planned for the call to its last byte, of calls that succeeded. */
  readonly times: Readonly<Record<Kind, Latencies>>;
  /** Of all calls of students who are logged in. */
  readonly inside: Latencies;
  /** From pressing Start to being logged in, however often the page tried. */
  readonly toGetIn: Latencies;
  readonly errors: ReadonlyMap<string, number>;
  sent(kind: Kind): void;
  sentOf(kind: Kind): number;
  succeeded(kind: Kind, milliseconds: number): void;
  failed(kind: Kind, reply: Pick<ClientReply, 'status' | 'text'>): void;
  /** A login was put off. */
  refused(seconds: number): void;
  readonly refusals: { readonly count: number; readonly longest: number };
  /** A page has tried as often as it does, and told the child to try again. */
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
    sent: (kind) => increment(sent, kind),
    sentOf: (kind) => sent.get(kind) ?? 0,
    succeeded(kind, milliseconds) {
      times[kind].add(milliseconds);
      if (kind !== 'login') inside.add(milliseconds);
    },
    failed: (kind, reply) => increment(errors, `${kind}: ${reasonOf(reply)}`),
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
export const errorsOf = ({ errors }: Tally): number => sumOf([...errors.values()], (times) => times);

/** In a few words, such as `503 unavailable`. */
const reasonOf = ({ status, text }: Pick<ClientReply, 'status' | 'text'>): string =>
  status === 0 ? text : `${status} ${/"code":"([\w-]+)"/.exec(text)?.[1] ?? ''}`;
