import { defineConfig } from 'vitest/config';

/** The small forms of fault tests and benchmarks that judge how long something takes: each has the machine to itself. */
const TIMED_FAULT_TESTS = [
  'tools/fault-test/{lists,login,slow}/**/*.test.ts',
  'tools/bench/{answers,peak-load,competition}/**/*.test.ts',
];

/** The others wait for processes and for the clock most of the time, and what they judge is never nearer than some seconds. */
const FAULT_TESTS = [
  'tools/fault-test/!(lists|login|slow)/**/*.test.ts',
  'tools/bench/{growth,classes,reports}/**/*.test.ts',
];

/**
 * What runs on the embedded database alone, because another server cannot change its outcome (docs/decisions/0041): it asks no
 * database, starts an embedded one of its own, or sends by the hundred what tests of both servers send once.
 */
const ENOUGH_ONCE = [
  'tools/**',
  'src/platform/{config,deadline,embedded-postgres,endpoint,pdf}/**',
  // Not call-deadline: it breaks off what the database is at.
  'src/platform/http/server/!(call-deadline).test.ts',
  'src/app/server/{authorisation,fuzz,main,mass-assignment,openapi,plain-words,start-as-root,start-warnings}.test.ts',
  'src/app/server/testing/**',
  'src/features/accounts/server/{guesses-by-network,log-in-from-one-address,sign-up-queue,young-tokens}.test.ts',
  'src/features/accounts/server/{fair-queue,login-queue,password-hasher}.test.ts',
  'src/features/activities/server/random-walk.test.ts',
  'src/features/classes/server/wrong-class-codes.test.ts',
  'src/features/overview/server/every-figure.test.ts',
  'src/features/quiz/server/start-limits.test.ts',
  'src/features/sign-up/server/refused-sign-ups.test.ts',
];

/** What starts programs as other users, to whom the socket of root's embedded server is closed. */
const OVER_TCP = ['src/app/server/roles.test.ts'];

/** No test may depend on the one before it. */
const SHUFFLED = { shuffle: { tests: true } };

/** They start servers of their own. */
const FAULT_TEST = {
  environment: 'node',
  globalSetup: ['tools/harness/global-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 60_000,
  retry: 1,
};

/** Rings 1 to 3 (CONTRIBUTING.md); ring 4 is playwright.config.ts. */
export default defineConfig({
  test: {
    // A test waits now and then, so that both processors can be used.
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
          include: ['src/**/server/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [
            ...FAULT_TESTS,
            ...TIMED_FAULT_TESTS,
            ...(process.env['TEST_DATABASE_URL'] ? ENOUGH_ONCE : OVER_TCP),
          ],
          globalSetup: ['src/app/server/testing/global-setup.ts'],
          // They wait for processes that they start, for the clock and for each other's locks: a third one fills the gaps.
          maxWorkers: 3,
          // Projects of another number of workers have a turn of their own.
          sequence: { ...SHUFFLED, groupOrder: 1 },
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
          ...FAULT_TEST,
          include: FAULT_TESTS,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'fault-tests-timed',
          ...FAULT_TEST,
          include: TIMED_FAULT_TESTS,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/**/web/**/*.test.ts', 'src/**/web/**/*.test.tsx'],
          setupFiles: [
            'src/platform/ui/web/testing/wait-for-slow-machines.ts',
            'src/platform/ui/web/testing/forget-messages.ts',
          ],
          isolate: false,
          // A form that is typed into letter by letter is slow on a busy machine.
          testTimeout: 15_000,
          sequence: SHUFFLED,
          retry: 1,
        },
      },
    ],
  },
});
