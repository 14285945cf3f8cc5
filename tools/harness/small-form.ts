import { afterAll, beforeAll, expect } from 'vitest';
import type { Outcome, Report, RunOptions } from './report.ts';
import { missedOf, runAndReport, SMALL_RUN } from './report.ts';

/** Long enough on a machine that has much else to do. */
export const SETUP_TIMEOUT_MS = 240_000;

interface Closable {
  close(): Promise<void>;
}

/** A run whose environment can be used again. */
export interface RunInEnvironment<Environment> {
  readonly faultDescription: string | null;
  readonly runOn: (environment: Environment, options: RunOptions) => Promise<Outcome>;
}

/** Between the seeds of runs that were asked for with the same one. */
const NEXT_SEED = 1_000;

/**
 * Opens one environment for a test file. @returns runs the small form in it, as often as it is called. A run leaves its
 * people in the environment: a test that is repeated has a seed of its own, since names follow from it.
 */
export function smallForm<Environment extends Closable>(
  what: Pick<Report, 'kind' | 'name'>,
  { faultDescription, runOn }: RunInEnvironment<Environment>,
  open: () => Promise<Environment>,
): (options?: Partial<RunOptions>) => Promise<Report> {
  let environment: Environment | undefined;
  const used = new Set<number>();
  beforeAll(async () => {
    environment = await open();
  }, SETUP_TIMEOUT_MS);
  afterAll(() => environment?.close());
  const run = (options: RunOptions): Promise<Outcome> => {
    if (!environment) throw new Error('The environment was not opened.');
    return runOn(environment, options);
  };
  return (options = {}) => {
    const wanted = { ...SMALL_RUN, ...options };
    let { seed } = wanted;
    while (used.has(seed)) seed += NEXT_SEED;
    used.add(seed);
    return runAndReport(what, { faultDescription, run }, { ...wanted, seed });
  };
}

/** A figure by how its name begins. */
export const valueOf = ({ figures }: Report, name: string): number | undefined =>
  figures.find((figure) => figure.name.startsWith(name))?.value;

/** Fails the test with the figures that missed their gates, so that the output of a run elsewhere says which. */
export function expectHeld({ figures, pass }: Report): void {
  expect(missedOf(figures)).toEqual([]);
  expect(pass).toBe(true);
}
