import { defineConfig } from 'vitest/config';

/** The small forms of fault tests and benchmarks: they start servers of their own. */
const FAULT_TESTS = ['tools/fault-test/**/*.test.ts', 'tools/bench/{answers,peak-load,growth}/**/*.test.ts'];

/** What asks no more of another database server than the rest, and takes long, or asks it nothing. */
const ENOUGH_ONCE = [
  'tools/**',
  'src/platform/embedded-postgres/**',
  'src/app/server/{authorisation,fuzz,mass-assignment,main}.test.ts',
];

/** What starts programs as other users, to whom the socket of root's embedded server is closed. */
const OVER_TCP = ['src/app/server/roles.test.ts'];

/** No test may depend on the one before it. */
const SHUFFLED = { shuffle: { tests: true } };

/** Rings 1 to 3 (CONTRIBUTING.md); ring 4 is playwright.config.ts. */
export default defineConfig({
  test: {
    // A server test mostly waits for its database, so that both processors can be used.
    maxWorkers: 2,
    // The order of shuffled tests; `--sequence.seed` chooses another one.
    sequence: { seed: 7 },
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          include: ['src/**/core/**/*.test.ts', 'src/**/contract/**/*.test.ts'],
          isolate: false,
          sequence: SHUFFLED,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          sequence: SHUFFLED,
          include: ['src/**/server/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...FAULT_TESTS, ...(process.env['TEST_DATABASE_URL'] ? ENOUGH_ONCE : OVER_TCP)],
          globalSetup: ['src/app/server/testing/global-setup.ts'],
          // Files share what they import: reading it takes longer than most tests. What they need for themselves, they make.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry: 1,
        },
      },
      {
        test: {
          name: 'fault-tests',
          environment: 'node',
          include: FAULT_TESTS,
          globalSetup: ['tools/harness/global-setup.ts'],
          // Each has the machine to itself, as in its long form.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          retry: 1,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/**/web/**/*.test.ts', 'src/**/web/**/*.test.tsx'],
          isolate: false,
          // A form that is typed into letter by letter is slow on a busy machine.
          testTimeout: 15_000,
          sequence: SHUFFLED,
        },
      },
    ],
  },
});
