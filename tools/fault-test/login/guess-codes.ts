import { makeClassCode } from '#features/classes/core/class-code.ts';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { forEachConcurrently } from '../../harness/pace.ts';
import type { RunOptions } from '../../harness/report.ts';
import { insideWindow } from './fixed-window.ts';

/** In which the service counts wrong codes of an address and of a /48 (find-class-by-code.ts, join-class.ts), in seconds. */
const WINDOW_SECONDS = 3_600;
const WORK_SECONDS = 120;
/** After so many wrong codes each try is delayed. */
const DELAY_MS = 1_000;
/** What a clock may be off. */
const CLOCK_TOLERANCE_MS = 50;

export const CONNECTIONS = 8;
/** Of a try that is delayed. */
export const DELAYED = { gate: { atLeast: DELAY_MS - CLOCK_TOLERANCE_MS } };

interface Guessing {
  /** Of the codes: each part of the test has other ones. */
  readonly name: string;
  readonly codes: number;
  /** Tries one code. @returns the status of the reply. */
  readonly tryCode: (number: number, classCode: string) => Promise<number>;
}

/** Tries class codes by chance, within one window. @returns how many were looked at, and what makes more codes. */
export async function guessCodes({ name, codes, tryCode }: Guessing, { seed, onProgress }: RunOptions) {
  await insideWindow({ window: WINDOW_SECONDS, work: WORK_SECONDS }, onProgress);
  const random = seededBy(`${name} ${seed}`);
  const makeCode = () => makeClassCode((end) => Math.floor(random() * end));
  let checked = 0;
  await forEachConcurrently(Array.from({ length: codes }).keys(), CONNECTIONS, async (number) => {
    const status = await tryCode(number, makeCode());
    if (status === 404) checked += 1;
    else if (status !== 429) throw new Error(`A wrong class code was answered ${status}.`);
  });
  return { checked, makeCode };
}
