import { problem } from '#platform/endpoint/contract/problem.ts';
import type { ClientReply } from '../../harness/client.ts';
import { increment } from '../../harness/figures.ts';
import { createLatencies } from '../../harness/latencies.ts';

/**
 * How a call must be answered: served or put off, refused whatever happens, served even without a database. A probe is put
 * off without a problem document: machines ask.
 */
export type Expectation = 'serve' | 'refuse' | 'always' | 'probe';

/** One call and how it was answered. */
export interface AnsweredCall extends Pick<ClientReply, 'status' | 'text' | 'retryAfter' | 'milliseconds'> {
  /** In plain words, such as `login`. */
  readonly kind: string;
  readonly expectation: Expectation;
}

export type Verdict = 'right' | 'put off' | 'let in' | 'wrong';

/** How an outsider is refused while all is well. */
const REFUSED_STATUSES: readonly number[] = [401, 403, 404];

/** Judges one call. `put off` is 503 as it should be: a problem document that says when to come back. */
export function judge({
  expectation,
  status,
  text,
  retryAfter,
}: Omit<AnsweredCall, 'kind' | 'milliseconds'>): Verdict {
  const served = status >= 200 && status < 300;
  if (expectation === 'refuse' && served) return 'let in';
  if (expectation === 'refuse' ? REFUSED_STATUSES.includes(status) : served) return 'right';
  const saysWhen = status === 503 && retryAfter !== null && retryAfter > 0;
  if (saysWhen && (expectation === 'probe' || (expectation !== 'always' && isUnavailable(text))))
    return 'put off';
  return 'wrong';
}

function isUnavailable(text: string): boolean {
  try {
    const { data } = problem.safeParse(JSON.parse(text));
    return data?.code === 'unavailable' && data.status === 503;
  } catch {
    return false;
  }
}

/** All calls of one fault. */
export interface CallLog {
  add(call: AnsweredCall): Verdict;
  count(verdict: Verdict, kind?: string): number;
  /** The longest of all, in milliseconds. */
  readonly slowest: number;
  /** By kind: how many of each status, and the longest. */
  lines(): string[];
  /** The first wrong and let-in ones. */
  readonly samples: readonly string[];
}

const SAMPLE_COUNT = 6;
const SAMPLE_TEXT_LENGTH = 160;

export function createCallLog(): CallLog {
  const verdicts = new Map<string, number>();
  const kinds = new Map<
    string,
    { statuses: Map<number, number>; times: ReturnType<typeof createLatencies> }
  >();
  const samples: string[] = [];
  const slowest = createLatencies();
  return {
    add(call) {
      const verdict = judge(call);
      increment(verdicts, verdict);
      increment(verdicts, `${verdict} ${call.kind}`);
      const known = kinds.get(call.kind) ?? { statuses: new Map<number, number>(), times: createLatencies() };
      kinds.set(call.kind, known);
      increment(known.statuses, call.status);
      known.times.add(call.milliseconds);
      slowest.add(call.milliseconds);
      if ((verdict === 'wrong' || verdict === 'let in') && samples.length < SAMPLE_COUNT)
        samples.push(
          `${verdict}: ${call.kind} was answered ${call.status} ${call.text.slice(0, SAMPLE_TEXT_LENGTH)}`,
        );
      return verdict;
    },
    count: (verdict, kind) => verdicts.get(kind === undefined ? verdict : `${verdict} ${kind}`) ?? 0,
    get slowest() {
      return slowest.longest;
    },
    lines: () =>
      [...kinds].map(([kind, { statuses, times }]) => {
        const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
        return `${kind}: ${counts.join(', ')}; longest ${Math.round(times.longest)} ms`;
      }),
    samples,
  };
}
