import { createHistogram } from 'node:perf_hooks';

/** Times in milliseconds, kept in an HDR histogram of microseconds. */
export interface Latencies {
  add(milliseconds: number): void;
  /** Of all, the time that `share` did not exceed: `at(0.99)`. NaN of nothing. */
  at(share: number): number;
  readonly count: number;
  readonly longest: number;
}

export function createLatencies(): Latencies {
  const histogram = createHistogram({ lowest: 1, highest: 600_000_000, figures: 3 });
  return {
    add: (milliseconds) => histogram.record(Math.max(1, Math.round(milliseconds * 1000))),
    at: (share) => (histogram.count === 0 ? Number.NaN : histogram.percentile(share * 100) / 1000),
    get count() {
      return histogram.count;
    },
    get longest() {
      return histogram.count === 0 ? Number.NaN : histogram.max / 1000;
    },
  };
}
