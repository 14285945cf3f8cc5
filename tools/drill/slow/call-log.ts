import { problem } from '#platform/endpoint/contract/problem.ts';
import { createLatencies } from '../../proving/latencies.ts';

/**
 * How a call has to be met: served or put off, refused whatever happens, served even without a database. A probe is put
 * off without a problem document: machines ask.
 */
export type Duty = 'serve' | 'refuse' | 'always' | 'probe';

/** One call and how it was met. */
export interface Met {
  /** In plain words, such as `login`. */
  readonly kind: string;
  readonly duty: Duty;
  /** 0 when the connection failed. */
  readonly status: number;
  readonly text: string;
  /** Seconds of the Retry-After header. */
  readonly retryAfter: number | null;
  readonly milliseconds: number;
}

export type Verdict = 'right' | 'put off' | 'let in' | 'wrong';

/** What an outsider is told while all is well. */
const REFUSED: readonly number[] = [401, 403, 404];

/** Judges one call. `put off` is 503 as it should be: a problem document that says when to come back. */
export function judge({ duty, status, text, retryAfter }: Omit<Met, 'kind' | 'milliseconds'>): Verdict {
  const served = status >= 200 && status < 300;
  if (duty === 'refuse' && served) return 'let in';
  if (duty === 'refuse' ? REFUSED.includes(status) : served) return 'right';
  const toldWhen = status === 503 && retryAfter !== null && retryAfter > 0;
  if (toldWhen && (duty === 'probe' || (duty !== 'always' && isUnavailable(text)))) return 'put off';
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

/** All calls of one trouble. */
export interface CallLog {
  add(met: Met): Verdict;
  count(verdict: Verdict, kind?: string): number;
  /** The longest of all, in milliseconds. */
  readonly slowest: number;
  /** By kind: how many of each status, and the longest. */
  lines(): string[];
  /** The first wrong and let-in ones, to be told. */
  readonly samples: readonly string[];
}

const SAMPLES = 6;
const TEXT_OF_SAMPLE = 160;

const more = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1);

export function createCallLog(): CallLog {
  const verdicts = new Map<string, number>();
  const kinds = new Map<
    string,
    { statuses: Map<number, number>; times: ReturnType<typeof createLatencies> }
  >();
  const samples: string[] = [];
  const slowest = createLatencies();
  return {
    add(met) {
      const verdict = judge(met);
      more(verdicts, verdict);
      more(verdicts, `${verdict} ${met.kind}`);
      const known = kinds.get(met.kind) ?? { statuses: new Map<number, number>(), times: createLatencies() };
      kinds.set(met.kind, known);
      more(known.statuses, met.status);
      known.times.add(met.milliseconds);
      slowest.add(met.milliseconds);
      if ((verdict === 'wrong' || verdict === 'let in') && samples.length < SAMPLES)
        samples.push(
          `${verdict}: ${met.kind} was answered ${met.status} ${met.text.slice(0, TEXT_OF_SAMPLE)}`,
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
