/** Something that the service promises, and the runs that show whether it is so. */
export interface Promised {
  readonly promise: string;
  /** Names of fault tests and benchmarks, such as `fault-test kill`. */
  readonly runs: readonly string[];
  /** Tests that look at it each time `npm test` runs. */
  readonly always: readonly string[];
}

export interface Chapter {
  readonly title: string;
  readonly promised: readonly Promised[];
}

/** What docs/trust.md speaks of, in its order. */
export const CHAPTERS: readonly Chapter[] = [
  {
    title: 'Nothing a child wrote is lost or counted twice',
    promised: [
      {
        promise:
          'An answer that the page has called saved survives anything: a killed server, a killed database.',
        runs: ['fault-test kill'],
        always: [],
      },
      {
        promise: 'The same answer sent twice, late or out of order counts once.',
        runs: ['fault-test retries'],
        always: ['src/features/quiz/server/answer-question.test.ts'],
      },
      {
        promise: 'Points are a ledger: every total is the sum of its rows.',
        runs: [],
        always: [
          'the view `invariants`, read after every server test and every fault test',
          'src/app/server/constraints.test.ts',
        ],
      },
      {
        promise: 'Nobody earns points by tricks: only the rules of the server give any.',
        runs: [],
        always: ['src/features/quiz/server/game-integrity.test.ts'],
      },
      {
        promise:
          'An outage costs nothing: answers wait on the device, locked, and arrive in order. On a shared device, one child sees nothing of another.',
        runs: ['fault-test outage'],
        always: ['e2e/nothing-lost.spec.ts', 'e2e/offline.spec.ts'],
      },
      {
        promise: 'Two servers may run on one database; one of them may stop at any time.',
        runs: ['fault-test processes'],
        always: ['src/platform/session/server/sessions.test.ts'],
      },
    ],
  },
  {
    title: 'Nobody gets in where they do not belong',
    promised: [
      {
        promise:
          'Every call answers each kind of person as it should, for own, shared, foreign and missing things. Answer keys, names, addresses and tokens stay inside.',
        runs: ['fault-test matrix'],
        always: [
          'src/app/server/authorisation.test.ts',
          'src/app/server/recorder.test.ts',
          'src/app/server/mass-assignment.test.ts',
        ],
      },
      {
        promise: 'Whatever is sent, the server answers as its documentation says, and soon.',
        runs: ['fault-test fuzz'],
        always: ['src/app/server/fuzz.test.ts'],
      },
      {
        promise:
          'Passwords cannot be guessed, nobody learns who has an account, and nobody shuts others out.',
        runs: ['fault-test login'],
        always: ['src/features/accounts/server/log-in.test.ts'],
      },
      {
        promise:
          'What the service writes down holds nothing about people: no name, no address, nothing that was typed.',
        runs: [],
        always: [
          'the log of every server test and of the fault tests matrix and fuzz',
          'src/app/server/recorder.test.ts',
        ],
      },
      {
        promise: 'The browser talks to this server alone.',
        runs: [],
        always: ['the guard of every journey in e2e/openleaf.ts', 'tools/build/foreign-addresses.test.ts'],
      },
    ],
  },
  {
    title: 'It stays up and fast',
    promised: [
      {
        promise:
          'A slow, frozen or absent database: a clear answer within ten seconds, nothing is let through, and soon it works again.',
        runs: ['fault-test slow'],
        always: [],
      },
      {
        promise: 'An answer costs little: from the request to the safe commit.',
        runs: ['bench answers'],
        always: [],
      },
      {
        promise: '10,000 students may start within five minutes, or press Start within five seconds.',
        runs: ['bench peak-load'],
        always: [],
      },
      {
        promise: 'Ten million answers later it is as quick as on the first day.',
        runs: ['bench growth'],
        always: [],
      },
    ],
  },
];

/** Promised by nobody yet. */
export const NOT_YET = [
  'Backups and restoring them; releases with data of every older release',
  'Time zones and school years in all their edges (the weeks of the goal are tested)',
  'Webhooks, imports and mail: they do not exist yet',
  'An hour of steady load, and reports over five years',
  'Export and erasure of one child by one command',
];
