/** Whether two kinds of calls can be distinguished by the time that they take. Times in milliseconds. */
export interface Comparison {
  /** Of both together. */
  readonly median: number;
  /** Between the two medians, without a sign. */
  readonly difference: number;
  /** What is left of the difference at the near end of its 99.9 % bootstrap interval; 0 when that holds 0. */
  readonly certain: number;
  /** Share of calls whose kind the best limit on the time finds, learned on one half and tried on the other; 0.5 by chance. */
  readonly found: number;
}

const RESAMPLES = 2_000;
/** Of the resamples, so many lie beyond each end of the interval. */
const BEYOND = RESAMPLES * 0.0005;

/** @param random from 0 to below 1. */
export function compareTimes(
  one: readonly number[],
  other: readonly number[],
  random: () => number,
): Comparison {
  const apart = medianOf(one) - medianOf(other);
  const resampled = Array.from(
    { length: RESAMPLES },
    () => medianOf(resample(one, random)) - medianOf(resample(other, random)),
  ).toSorted((a, b) => a - b);
  const low = resampled[BEYOND] ?? Number.NaN;
  const high = resampled[RESAMPLES - 1 - BEYOND] ?? Number.NaN;
  return {
    median: medianOf([...one, ...other]),
    difference: Math.abs(apart),
    certain: low > 0 ? low : high < 0 ? -high : 0,
    found: classify(one, other),
  };
}

export function medianOf(times: readonly number[]): number {
  const sorted = Float64Array.from(times).toSorted();
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

const resample = (times: readonly number[], random: () => number): number[] =>
  times.map(() => times[Math.floor(random() * times.length)] ?? Number.NaN);

const half = (times: readonly number[], rest: number) => times.filter((_, n) => n % 2 === rest);

/** Learns on the even numbers, tries on the odd ones. */
function classify(one: readonly number[], other: readonly number[]): number {
  const { limit, slower } = learn(half(one, 0), half(other, 0));
  const [ones, others] = slower === 'one' ? [half(one, 1), half(other, 1)] : [half(other, 1), half(one, 1)];
  const above = ones.filter((time) => time > limit).length / ones.length;
  const below = others.filter((time) => time <= limit).length / others.length;
  return (above + below) / 2;
}

/** The limit that parts the two best, and which of them lies above it. */
function learn(one: readonly number[], other: readonly number[]) {
  const sorted = [
    ...one.map((time) => ({ time, step: 1 / one.length })),
    ...other.map((time) => ({ time, step: -1 / other.length })),
  ].toSorted((a, b) => a.time - b.time);
  let ahead = 0;
  let best = { ahead: 0, limit: 0 };
  for (const { time, step } of sorted) {
    ahead += step;
    if (Math.abs(ahead) > Math.abs(best.ahead)) best = { ahead, limit: time };
  }
  return { limit: best.limit, slower: best.ahead < 0 ? 'one' : 'other' } as const;
}
