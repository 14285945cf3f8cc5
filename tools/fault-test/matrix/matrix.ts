import { endpoints } from '#app/contract/endpoints.ts';
import { newCast, tryEndpoint } from '#app/server/testing/authorisation/try-endpoint.ts';
import type { Combination } from '#app/server/testing/authorisation/try-everyone.ts';
import { openFaultyServer } from '#app/server/testing/faulty-server.ts';
import { injectInto } from '#app/server/testing/mass-assignment/inject-into.ts';
import type { Injection } from '#app/server/testing/mass-assignment/try-injection.ts';
import { QUICK_PASSWORDS, type RecordedApp } from '#app/server/testing/recorded-app.ts';
import { describeLeak } from '#app/server/testing/recorder/exchange.ts';
import { findLeaks } from '#app/server/testing/recorder/find-leaks.ts';
import { joinRecordings } from '#app/server/testing/recorder/join-recordings.ts';
import { readSecrets } from '#app/server/testing/recorder/read-secrets.ts';
import { providersEnv } from '#features/accounts/server/testing/providers-env.ts';
import { billingEnv, startPaymentProvider } from '#features/billing/server/testing/start-payment-provider.ts';
import { subscribeEveryTeacher } from '#features/billing/server/testing/subscribe-teachers-queries.ts';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import { startProvider } from '#platform/openid/server/testing/start-provider.ts';
import { count, none, some, sumOf } from '../../harness/figures.ts';
import { selectBrokenInvariants } from '../../harness/invariants-queries.ts';
import { onRecordedApp } from '../../harness/on-recorded-app.ts';
import type { Figure, Outcome, ReportedRun, RunOptions } from '../../harness/report.ts';
import { faultyResolvers, faultyRoutes } from './faulty-routes.ts';

/** The small form looks at these: reads and changes, each of an object that has an owner, and of a student's work. */
const SMALL_FORM_ENDPOINTS: readonly string[] = [
  'getClass',
  'viewProfileForStudent',
  'quizHistory',
  'updateClass',
  'updateStudentRealname',
];
/** Combinations of the whole contract (docs/trust.md). */
const WHOLE_COMBINATIONS = 5_000;
const SHOWN = 10;

/** Who was met how, and what was written. */
interface Walked {
  readonly cast: number;
  readonly combinations: readonly Combination[];
  readonly injections: readonly (Injection & { readonly endpoint: string })[];
}

async function walk(
  recorded: RecordedApp,
  chosen: readonly EndpointSpec[],
  {
    server,
    onProgress,
  }: { readonly server: RecordedApp['app']['server']; readonly onProgress: RunOptions['onProgress'] },
): Promise<Walked> {
  const cast = await newCast(recorded, true);
  const combinations: Combination[] = [];
  const injections: Walked['injections'][number][] = [];
  for (const endpoint of chosen) {
    onProgress(endpoint.name);
    combinations.push(...(await tryEndpoint(recorded, endpoint, { server, cast })));
    if (endpoint.body && !endpoint.rawBody)
      injections.push({ ...(await injectInto(recorded, endpoint, server)), endpoint: endpoint.name });
  }
  return { cast: cast.actors.length, combinations, injections };
}

async function walkApp(
  recorded: RecordedApp,
  { small, injectFault, onProgress }: Pick<RunOptions, 'small' | 'injectFault' | 'onProgress'>,
): Promise<Outcome> {
  const { app, database } = recorded;
  const chosen = endpoints.filter(({ name }) => !small || SMALL_FORM_ENDPOINTS.includes(name));
  const faulty = injectFault
    ? await openFaultyServer(app, faultyRoutes(app.services), faultyResolvers)
    : null;
  try {
    const walked = await walk(recorded, chosen, { server: faulty?.server ?? app.server, onProgress });
    const secrets = await readSecrets(app);
    const recording = faulty ? joinRecordings(recorded.recording, faulty.recording) : recorded.recording;
    const leaks = findLeaks(recording, secrets);
    const broken = await selectBrokenInvariants(database.pool);
    return {
      figures: [
        ...figuresOf(walked, chosen.length),
        some('different answers searched', recording.exchanges.length),
        none('keys, names, addresses, birth dates, hashes and tokens in them', leaks.length),
        none('sums that do not hold', broken.length),
      ],
      notes: [...leaks.slice(0, SHOWN).map(describeLeak), ...notesOf(walked)],
    };
  } finally {
    await faulty?.server.close();
  }
}

function figuresOf({ cast, combinations, injections }: Walked, endpointCount: number): Figure[] {
  const unmet = injections.filter(({ status }) => status >= 300).length;
  const wrong = combinations.filter(({ fault }) => fault !== null).length;
  const beyond = combinations.filter(({ beyondOwnClass }) => beyondOwnClass).length;
  const names = sumOf(injections, (injection) => injection.names);
  const kept = injections.filter(({ persisted }) => persisted.length > 0).length;
  return [
    some('endpoints', endpointCount),
    count('actors', cast),
    {
      ...count('combinations of endpoint, actor and object', combinations.length, {
        atLeast: endpointCount * cast,
      }),
      ...(endpointCount === endpoints.length && { aim: { atLeast: WHOLE_COMBINATIONS } }),
    },
    none('combinations met otherwise than the contract says', wrong),
    none('scores, points, levels, rules, keys and names seen or moved by teachers of other classes', beyond),
    some('names injected into bodies', names),
    none('bodies refused before the injection', unmet),
    none('injected names that were kept', kept),
  ];
}

const notesOf = ({ combinations, injections }: Walked): string[] => [
  ...combinations
    .filter(({ fault }) => fault !== null)
    .slice(0, SHOWN)
    .map(({ call, actor, object, fault }) => `${call} as ${actor} on ${object}: ${fault}`),
  ...injections
    .filter(({ status }) => status >= 300)
    .map(({ endpoint, status }) => `${endpoint} answered ${status} before the injection`),
  ...injections
    .filter(({ persisted }) => persisted.length > 0)
    .slice(0, SHOWN)
    .map(({ endpoint, persisted }) => `${endpoint} kept ${persisted.join(', ')}`),
];

/** Every endpoint × every actor × own, shared, foreign and missing objects, and every body with every column's name. */
export const matrix: ReportedRun = {
  faultDescription:
    'an endpoint that shows a class to whichever teacher asks, and one that shows a teacher the quizzes of another class',
  async run(options) {
    // Without a provider nobody gets past the first step of its calls.
    const provider = await startProvider();
    const payment = await startPaymentProvider();
    try {
      return await onRecordedApp(
        options.database,
        async (recorded) => {
          await subscribeEveryTeacher(recorded.database.pool);
          return walkApp(recorded, options);
        },
        {
          ...QUICK_PASSWORDS,
          env: { ...providersEnv(provider.issuer), ...billingEnv(payment.base) },
          googleIssuer: provider.issuer,
        },
      );
    } finally {
      await provider.stop();
      await payment.stop();
    }
  },
};
