/** Something that the service promises, and the runs that show whether it is so. */
export interface Promised {
  readonly promise: string;
  /** The fault test or benchmark that shows it; null where tests alone do. */
  readonly run: ShowingRun | null;
  /** Tests that look at it each time `npm test` runs. */
  readonly always: readonly string[];
}

export interface ShowingRun {
  /** Such as `fault-test kill`. */
  readonly name: string;
  /** The figure that says most about the promise. */
  readonly figure: string;
  /** What the figure is called where its name needs the ones before it. */
  readonly label?: string;
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
        run: { name: 'fault-test kill', figure: 'acknowledged answers lost (embedded database)' },
        always: [],
      },
      {
        promise: 'The same answer sent twice, late or out of order counts once.',
        run: { name: 'fault-test retries', figure: 'points paid twice' },
        always: ['src/features/quiz/server/answer-question.test.ts'],
      },
      {
        promise: 'Points are a ledger: every total is the sum of its rows.',
        run: null,
        always: [
          'the view `invariants`, read after every server test and every fault test',
          'src/app/server/constraints.test.ts',
        ],
      },
      {
        promise: 'Nobody earns points by tricks: only the rules of the server give any.',
        run: null,
        always: ['src/features/quiz/server/game-integrity.test.ts'],
      },
      {
        promise:
          'An outage costs nothing: answers wait on the device, locked, and arrive in order. On a shared device, one child sees nothing of another.',
        run: { name: 'fault-test outage', figure: 'answers lost' },
        always: [
          'e2e/nothing-lost.spec.ts',
          'e2e/nothing-lost-without-network.spec.ts',
          'e2e/offline.spec.ts',
        ],
      },
      {
        promise:
          'A day, a week and a school year begin and end when they do where the class is: 400 moments around changes of clocks, midnights and years in twelve zones, worked out by another program.',
        run: null,
        always: ['src/platform/time/core/golden-times.test.ts'],
      },
      {
        promise:
          'A school of an older version arrives at the tables of today with all of its work, also when the start is killed in any step.',
        run: null,
        always: ['src/app/server/upgrade.test.ts'],
      },
      {
        promise: 'Two servers may run on one database; one of them may stop at any time.',
        run: { name: 'fault-test processes', figure: 'acknowledged answers lost' },
        always: ['src/platform/session/server/sessions.test.ts'],
      },
      {
        promise:
          'A school is backed up while it works and restored into a database of the other kind, every row and every login; erased children stay erased, and a damaged file changes nothing.',
        run: {
          name: 'fault-test backup',
          figure: 'backup and restore together',
          label: 'backup and restore of a million answers, together',
        },
        always: ['tools/fault-test/backup/backup.test.ts', 'tools/openleaf/backup-commands.test.ts'],
      },
    ],
  },
  {
    title: 'Nobody gets in where they do not belong',
    promised: [
      {
        promise:
          'Every call answers each kind of person as it should, for own, shared, foreign and missing things. Answer keys, names, addresses and tokens stay inside.',
        run: { name: 'fault-test matrix', figure: 'combinations met otherwise than the contract says' },
        always: [
          'src/app/server/authorisation.test.ts',
          'src/app/server/recorder.test.ts',
          'src/app/server/mass-assignment.test.ts',
        ],
      },
      {
        promise: 'Whatever is sent, the server answers as its documentation says, and soon.',
        run: {
          name: 'fault-test fuzz',
          figure: 'answers 5xx',
          label: 'requests that the server failed to answer',
        },
        always: ['src/app/server/fuzz.test.ts'],
      },
      {
        promise:
          'Passwords cannot be guessed, nobody learns who has an account, and nobody shuts others out.',
        run: {
          name: 'fault-test login',
          figure: 'of these looked at',
          label: 'guesses at one account that are checked in a day',
        },
        always: ['src/features/accounts/server/log-in.test.ts'],
      },
      {
        promise:
          'A forgotten password is replaced by a link in a mail that works once and for an hour. Nobody learns from it who has an account, and nobody keeps another from getting one.',
        run: null,
        always: [
          'src/features/accounts/server/ask-for-password.test.ts',
          'src/features/accounts/server/password-asks.test.ts',
          'src/features/accounts/server/choose-forgotten-password.test.ts',
          'e2e/forgotten-password.spec.ts',
        ],
      },
      {
        promise:
          'Through Google or the school’s identity provider only those get in who connected their account there themselves. Nothing is connected by an email address, and no child under 13 uses Google’s.',
        run: null,
        always: [
          'src/features/accounts/server/finish-provider-login.test.ts',
          'src/features/accounts/server/finish-connecting.test.ts',
          'e2e/providers.spec.ts',
        ],
      },
      {
        promise:
          'What the service writes down holds nothing about people: no name, no address, nothing that was typed.',
        run: null,
        always: [
          'the log of every server test and of the fault tests matrix and fuzz',
          'src/app/server/recorder.test.ts',
        ],
      },
      {
        promise:
          'Everything about a child can be exported as files and erased, for good: of every column of every table it is settled what becomes of it, no statistic keeps an answer, and a restored backup brings nobody back.',
        run: null,
        always: [
          'src/app/server/personal-tables.test.ts',
          'src/features/admin/server/export-account.test.ts',
          'src/features/own-data/server/erase-person.test.ts',
          'src/app/server/keep-erasures.test.ts',
        ],
      },
      {
        promise:
          'What is paid for follows the provider of payments alone: an event that is forged, old or changed is refused, and one that comes twice or out of order acts once.',
        run: {
          name: 'fault-test webhooks',
          figure: 'of these accepted',
          label: 'of 1,000 events that the provider has not sent, accepted',
        },
        always: [
          'tools/fault-test/webhooks/webhooks.test.ts',
          'src/features/billing/server/receive-provider-event.test.ts',
          'src/features/billing/server/webhook-signature.test.ts',
          'e2e/billing.spec.ts',
        ],
      },
      {
        promise: 'The browser talks to this server alone.',
        run: null,
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
        run: {
          name: 'fault-test slow',
          figure: 'database gone: recovery',
          label: 'recovery after the database was gone',
        },
        always: [],
      },
      {
        promise:
          'A slow, refusing or absent mail server slows nothing down: mails wait in the database, none is lost, and none is sent twice but where the server did not say whether it has it.',
        run: null,
        always: ['src/platform/mail/server/send-mails.test.ts'],
      },
      {
        promise:
          'Lists of large classes, asked for without end by teachers whom nobody has approved, keep no student waiting; approved teachers go first.',
        run: {
          name: 'fault-test lists',
          figure: '12 accounts, 24 calls each: answer p95',
          label: 'answer p95 while 12 accounts ask for lists, 24 at a time',
        },
        always: [
          'src/platform/limits/server/heavy-lane.test.ts',
          'src/platform/http/server/heavy-call.test.ts',
        ],
      },
      {
        promise:
          'A teacher with a class of 500 or with 60 classes, in a school of 10,000, gets each list of a screen with one call, which sends no more statements than with two classes.',
        run: { name: 'bench classes', figure: 'calls that send more statements for more classes' },
        always: ['tools/bench/classes/classes.test.ts', 'e2e/calls-of-a-screen.spec.ts'],
      },
      {
        promise: 'An answer costs little: from the request to the safe commit.',
        run: {
          name: 'bench answers',
          figure: 'embedded, 32 clients: processor time of an answer, server and database',
        },
        always: [],
      },
      {
        promise: '10,000 students may start within five minutes, or press Start within five seconds.',
        run: {
          name: 'bench peak-load',
          figure: 'minutes: answers p99',
          label: 'answers p99 while 10,000 students start within five minutes',
        },
        always: [],
      },
      {
        promise:
          'A teacher finds a school while typing, also with typing mistakes, among the 130,000 of a country.',
        run: { name: 'bench schools', figure: 'search with typing mistakes: p99' },
        always: ['tools/bench/schools/schools.test.ts', 'e2e/schools.spec.ts'],
      },
      {
        promise:
          'An answer costs 5 % more at most while 10,000 students read for a competition of all schools.',
        run: {
          name: 'bench competition',
          figure:
            'processor time of an answer in the competition, compared with one beside it in the same minutes (median of the pairs of rounds)',
          label: 'processor time of an answer in it, compared with one of a student who is not',
        },
        always: ['src/app/server/statement-count.test.ts'],
      },
      {
        promise: 'Ten million answers later it is as quick as on the first day.',
        run: { name: 'bench growth', figure: 'large tables read from one end to the other' },
        always: [],
      },
      {
        promise:
          'A teacher waits for no report: home, class report, student report and history come within a tenth of a second, whether a hundred thousand answers are stored or ten million.',
        run: {
          name: 'bench reports',
          figure: 'home: p99 at the largest size',
          label: 'home of a teacher, p99 with eleven million answers',
        },
        always: [],
      },
      {
        promise:
          'Reports for families, as PDFs, are made while a class works: thirty in seconds, three hundred within a minute, and students who answer meanwhile notice nothing.',
        run: { name: 'bench pdf', figure: 'answers while reports are made: p99' },
        always: ['tools/bench/pdf/pdf.test.ts', 'e2e/report-files.spec.ts'],
      },
    ],
  },
];

/** What somebody who means harm can do all the same, measured; the reasons are in decisions 23, 27, 28, 45 and 49. */
export const RESIDUES = [
  '200 wrong logins a second from the school’s own address keep devices that are new there waiting as long as it lasts: 3 of 30 children got in within 100 s. Devices that logged in a day ago or earlier go on',
  'Who sits at somebody’s open account can try 98 more passwords a day there, 14 for each thing that asks for one; what is tried for one thing keeps the owner from no other',
  'Four networks use up the day’s wrong guesses at a name, one network its part: devices that are new to the account wait until the next day or until the login is unlocked',
  '60 invented students who sign up from the school’s address make a class busy for ten minutes; 200 sign-ups of teachers use up the hour of an address; a flood of wrong class codes slows those who type a code there',
  'The key of a child’s unsent answers on a device outlives a change of the password, so that no unsent work is lost: who had the old password and the device can read what waits there',
  'Email addresses are not verified: the owner of an address that a teacher mistyped gets the link for a forgotten password, learns the username, and can take the account until the operator gives it back with `change-email` and `reset-password`',
  'Whoever reads a teacher’s mail can choose a new password for their account; the teacher notices, because every device is logged out',
  '600 asks for a new password in an hour from the school’s own address keep devices that are new there from asking until the hour is over. The links of others go on working',
  '20 asks for accounts that no admin has approved keep others like them in the same network from a mail until the hour is over; approved teachers get theirs',
  'Whoever makes many accounts under another person’s address can cause two mails a day for each of them, 20 an hour from one network; the mails hold no word of theirs',
  'Whoever runs an identity provider, or sits at somebody’s open account there, can log in as those who have connected that account. Administrators cannot connect one',
  'A demo behind a proxy that hides itself answers calls that no browser made',
  'Forty teachers’ accounts that all ask for lists without end keep the lists of other teachers whom nobody has approved waiting, or refused for a while; approved teachers wait for one such list at most, and students notice nothing',
  'Twenty accounts that change their own names thirty times each in the same moment, which every limit allows, keep everybody waiting for some seconds',
  'An approved teacher of a child can make a new family code and confirm anybody as a parent, also one whom an administrator removed: only withdrawing the approval ends that',
];

/** What is not promised yet. */
export const NOT_YET = [
  'Migrations of large tables while classes work are not measured',
  'An hour of steady load, and reports over five years',
  'Every list of a teacher within 100 ms (p99). With 60 classes and 1,800 students the home takes 241 ms (158 at the median), the figures of all classes 230, the activities 152; of a class of 500 the students take 131 ms, the progress report 137, the class report 110',
];
