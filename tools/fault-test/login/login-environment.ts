import { type RunOptions } from '../../harness/report.ts';
import { inNewEnvironment, type TestEnvironment } from '../../harness/test-environment.ts';

/** A school behind two server processes. */
export interface LoginEnvironment {
  readonly tests: TestEnvironment;
  readonly origins: readonly [string, string];
  close(): Promise<void>;
}

/** The clients at this address may name the caller whom they speak for; all others have addresses of their own. */
const BEHIND_PROXY = { TRUST_PROXY: '127.0.0.1' };

/** Opens it for so many students. */
export const openLoginEnvironment = (
  options: Pick<RunOptions, 'database' | 'seed'>,
  students: number,
): Promise<LoginEnvironment> =>
  inNewEnvironment(options, { students }, async (tests) => {
    const first = await tests.startServer({ env: BEHIND_PROXY });
    const second = await tests.startServerBeside({ env: BEHIND_PROXY });
    return { tests, origins: [first.origin, second.origin], close: () => tests.close() };
  });
