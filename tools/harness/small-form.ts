import { afterAll, beforeAll } from 'vitest';
import type { Outcome, Proof, ProofOptions } from './proof.ts';
import { prove, SMALL_RUN } from './proof.ts';

/** Long enough on a machine that has much else to do. */
export const SETUP_TIMEOUT_MS = 240_000;

interface Closable {
  close(): Promise<void>;
}

/** A run whose environment can be used again. */
export interface RunInEnvironment<Environment> {
  readonly defect: string | null;
  readonly runOn: (environment: Environment, options: ProofOptions) => Promise<Outcome>;
}

/** Opens one environment for a test file. @returns runs the small form in it, as often as it is called. */
export function smallForm<Environment extends Closable>(
  what: Pick<Proof, 'kind' | 'name'>,
  { defect, runOn }: RunInEnvironment<Environment>,
  open: () => Promise<Environment>,
): (options?: Partial<ProofOptions>) => Promise<Proof> {
  let environment: Environment | undefined;
  beforeAll(async () => {
    environment = await open();
  }, SETUP_TIMEOUT_MS);
  afterAll(() => environment?.close());
  const run = (options: ProofOptions): Promise<Outcome> => {
    if (!environment) throw new Error('The environment was not opened.');
    return runOn(environment, options);
  };
  return (options = {}) => prove(what, { defect, run }, { ...SMALL_RUN, ...options });
}

/** A figure by how its name begins. */
export const valueOf = ({ figures }: Proof, name: string): number | undefined =>
  figures.find((figure) => figure.name.startsWith(name))?.value;
