import { type RunOptions } from '../../harness/report.ts';
import { inNewEnvironment, type TestEnvironment } from '../../harness/test-environment.ts';

/** A school behind two server processes. */
export interface LoginEnvironment {
  readonly tests: TestEnvironment;
  readonly origins: readonly [string, string];
  close(): Promise<void>;
}

/** Opens it for so many students. */
export const openLoginEnvironment = (
  options: Pick<RunOptions, 'database' | 'seed'>,
  students: number,
): Promise<LoginEnvironment> =>
  inNewEnvironment(options, { students }, async (tests) => {
    const first = await tests.startServer();
    // An embedded database belongs to the first; the second reaches it by its address.
    const second = await tests.startServer({ env: { DATABASE_URL: tests.storage.url() } });
    return { tests, origins: [first.origin, second.origin], close: () => tests.close() };
  });
