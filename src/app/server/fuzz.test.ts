import { describe, expect, it } from 'vitest';
import { gatherPeople } from './testing/fuzz/fuzz-people.ts';
import { createJudge } from './testing/fuzz/judge-answer.ts';
import { operationsOf } from './testing/fuzz/operations.ts';
import { runFuzz } from './testing/fuzz/run-fuzz.ts';
import { documentOf } from './testing/recorded-app.ts';
import { useTestApp } from './testing/test-app.ts';

const test = useTestApp();

/** The fault test sends 100,000: `npm run fault-test -- fuzz`. */
const REQUESTS = 10_000;
const SEED = 20_261_014;
/** In milliseconds. */
const TEST_TIMEOUT_MS = 240_000;

it('answers whatever is sent as the OpenAPI document says', { timeout: TEST_TIMEOUT_MS }, async () => {
  const { app, clock } = test;
  const people = await gatherPeople(test);
  const operations = operationsOf(documentOf(test.app));
  const began = performance.now();
  const report = await runFuzz({ server: app.server, clock, people }, operations, {
    requests: REQUESTS,
    seed: SEED,
  });
  const seconds = (performance.now() - began) / 1000;
  console.info(
    [
      `fuzz: ${REQUESTS} requests of ${operations.length} operations in ${seconds.toFixed(1)} s, seed ${SEED}, ` +
        `slowest ${report.slowest.toFixed(0)} ms`,
      `answers by status: ${[...report.statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', ')}`,
      'operation: sent, admitted, past the checks, succeeded',
      ...[...report.reach].map(
        ([id, { sent, admitted, handled, succeeded }]) =>
          `  ${id}: ${sent}, ${admitted}, ${handled}, ${succeeded}`,
      ),
    ].join('\n'),
  );
  expect(report.faults).toEqual([]);
  const unreached = [...report.reach].filter(([, { admitted, handled }]) => admitted === 0 || handled === 0);
  expect(unreached, 'operations that no request got into').toEqual([]);
});

/** The judge of one operation. */
function judgeOfLogIn() {
  const operation = operationsOf(documentOf(test.app)).find(({ id }) => id === 'logIn');
  if (!operation) throw new Error('There is no login.');
  return createJudge(operation);
}

describe('a faulty answer is caught that', () => {
  const problem = {
    type: 'urn:openleaf:problem:wrong-login',
    title: 'Unauthorized',
    status: 401,
    code: 'wrong-login',
    detail: 'No.',
    errors: [],
    requestId: 'x',
  };
  const signedIn = {
    userId: 1,
    role: 'student',
    token: 't',
    expiresAt: '2026-10-14T14:00:00.000Z',
    outboxKey: null,
    deviceToken: null,
  };
  const PROBLEM = 'application/problem+json';
  const JSON_TYPE = 'application/json; charset=utf-8';

  it.each<
    [
      what: string,
      status: number,
      mediaType: string,
      body: unknown,
      milliseconds: number,
      fault: RegExp | null,
    ]
  >([
    ['is right', 200, JSON_TYPE, signedIn, 5, null],
    ['is a right refusal', 401, PROBLEM, problem, 5, null],
    ['failed', 500, PROBLEM, { ...problem, status: 500, code: 'server-error' }, 5, /answered 500/],
    ['is slow', 200, JSON_TYPE, signedIn, 2001, /took 2001 ms/],
    [
      'has a status of its own',
      418,
      PROBLEM,
      problem,
      5,
      /418 wrong-login, which the document does not name/,
    ],
    ['has a code of its own', 401, PROBLEM, { ...problem, code: 'go-away' }, 5, /another shape/],
    ['lacks a member', 200, JSON_TYPE, { ...signedIn, token: undefined }, 5, /another shape/],
    ['has a member too many', 200, JSON_TYPE, { ...signedIn, password: 'x' }, 5, /another shape/],
    ['is no problem document', 401, JSON_TYPE, problem, 5, /as application\/json/],
    ['is no JSON', 401, PROBLEM, undefined, 5, /another shape/],
    ['names another status', 401, PROBLEM, { ...problem, status: 400 }, 5, /another status/],
  ])('%s', (_, status, mediaType, body, milliseconds, fault) => {
    const judged = judgeOfLogIn()(
      { status, mediaType, body: JSON.stringify(body) ?? 'oops', milliseconds },
      false,
    );
    if (fault) expect(judged).toMatch(fault);
    else expect(judged).toBeNull();
  });
});
