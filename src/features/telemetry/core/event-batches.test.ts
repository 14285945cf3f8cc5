import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BatchCommand,
  type BatchEvent,
  type EventBatches,
  MOST_AT_ONCE,
  MOST_IN_BATCH,
  MOST_WAITING,
  NO_EVENTS,
  pauseAfter,
  stepBatches,
} from './event-batches.ts';

const START = Date.parse('2026-11-30T18:00:00Z');
const reported = (key: string, parameters = {}): BatchEvent => ({
  kind: 'reported',
  key,
  name: 'quiz-finished',
  parameters,
});
const due: BatchEvent = { kind: 'due' };
const sent = (request: number): BatchEvent => ({ kind: 'sent', request });
const failed = (request: number): BatchEvent => ({ kind: 'failed', request });
const hidden: BatchEvent = { kind: 'hidden' };

/** What the worker does, with the moment: `2000 post a,b`; "that stays" is one that outlives the tab. */
function run(events: readonly (readonly [at: number, event: BatchEvent])[], from: EventBatches = NO_EVENTS) {
  let batches = from;
  const done = events.flatMap(([at, event]) => {
    const step = stepBatches(batches, event, START + at);
    batches = step.batches;
    return step.command === null ? [] : [`${at} ${inWords(step.command)}`];
  });
  return { done, batches, dueIn: batches.dueAt === null ? null : batches.dueAt - START };
}
const inWords = (command: BatchCommand): string =>
  command.kind === 'dropped'
    ? `dropped ${command.count} ${command.why}`
    : `post ${command.events.map(({ key }) => key).join()}${command.outlivesTab ? ' that stays' : ''}`;

it.each<[string, readonly (readonly [number, BatchEvent])[], readonly string[], number | null]>([
  [
    'nothing is sent where nothing was reported',
    [
      [0, due],
      [5_000, due],
    ],
    [],
    null,
  ],
  [
    'an event waits for 2 seconds',
    [
      [0, reported('a')],
      [1_999, due],
    ],
    [],
    2_000,
  ],
  [
    'what comes in the meantime goes with it',
    [
      [0, reported('a')],
      [1_500, reported('b')],
      [2_000, due],
    ],
    ['2000 post a,b'],
    null,
  ],
  [
    'the next one waits from its own time',
    [
      [0, reported('a')],
      [2_000, due],
      [2_100, sent(1)],
      [9_000, reported('b')],
    ],
    ['2000 post a'],
    11_000,
  ],
  [
    'one at a time is on its way',
    [
      [0, reported('a')],
      [2_000, due],
      [2_100, reported('b')],
      [9_000, due],
    ],
    ['2000 post a'],
    null,
  ],
  [
    'what came meanwhile is due 2 seconds later',
    [
      [0, reported('a')],
      [2_000, due],
      [2_100, reported('b')],
      [2_500, sent(1)],
      [4_500, due],
    ],
    ['2000 post a', '4500 post b'],
    null,
  ],
  [
    'a batch that failed is sent again alone',
    [
      [0, reported('a')],
      [2_000, due],
      [2_500, failed(1)],
      [3_000, reported('b')],
      [4_500, due],
    ],
    ['2000 post a', '4500 post a'],
    null,
  ],
  [
    'not before its pause is over',
    [
      [0, reported('a')],
      [2_000, due],
      [2_500, failed(1)],
      [4_499, due],
    ],
    ['2000 post a'],
    4_500,
  ],
  [
    'an answer that nobody waits for changes nothing',
    [
      [0, reported('a')],
      [10, sent(0)],
      [20, failed(1)],
    ],
    [],
    2_000,
  ],
])('%s', (_what, events, done, dueIn) => {
  const after = run(events);
  expect(after.done).toEqual(done);
  expect(after.dueIn).toBe(dueIn);
});

/** As many reports as may wait. */
const many = (from: number) =>
  Array.from({ length: MOST_WAITING }, (_, at) => [0, reported(`e${from + at}`)] as const);

describe('a tab that is hidden', () => {
  it.each<[string, readonly (readonly [number, BatchEvent])[], readonly string[], number | null]>([
    ['sends nothing where nothing waits', [[0, hidden]], [], null],
    [
      'sends what waits at once',
      [
        [0, reported('a')],
        [10, hidden],
      ],
      ['10 post a that stays'],
      null,
    ],
    [
      'sends what is on its way again',
      [
        [0, reported('a')],
        [2_000, due],
        [2_100, reported('b')],
        [2_200, hidden],
      ],
      ['2000 post a', '2200 post a,b that stays'],
      null,
    ],
    [
      'sends what waits to be sent again',
      [
        [0, reported('a')],
        [2_000, due],
        [2_100, failed(1)],
        [2_200, hidden],
      ],
      ['2000 post a', '2200 post a that stays'],
      null,
    ],
    [
      'sends it once',
      [
        [0, reported('a')],
        [10, hidden],
        [11, hidden],
        [2_000, due],
      ],
      ['10 post a that stays'],
      null,
    ],
    [
      'sends what came since with it',
      [
        [0, reported('a')],
        [10, hidden],
        [20, reported('b')],
        [30, hidden],
      ],
      ['10 post a that stays', '30 post a,b that stays'],
      null,
    ],
    [
      'and stays open goes on after the answer',
      [
        [0, reported('a')],
        [10, hidden],
        [20, reported('b')],
        [30, sent(1)],
        [2_030, due],
      ],
      ['10 post a that stays', '2030 post b'],
      null,
    ],
    [
      'and stays open sends again what did not arrive',
      [
        [0, reported('a')],
        [10, hidden],
        [100, failed(1)],
        [2_100, due],
      ],
      ['10 post a that stays', '2100 post a'],
      null,
    ],
    [
      'does not hear the answer to the request before',
      [
        [0, reported('a')],
        [2_000, due],
        [2_200, hidden],
        [2_300, failed(1)],
        [2_400, sent(1)],
      ],
      ['2000 post a', '2200 post a that stays'],
      null,
    ],
  ])('%s', (_what, events, done, dueIn) => {
    const after = run(events);
    expect(after.done).toEqual(done);
    expect(after.dueIn).toBe(dueIn);
  });

  it('sends no more at once than such a request carries, however often', () => {
    const { batches } = run([...many(0), [0, hidden], ...many(1_000), [0, hidden], [0, hidden]]);
    expect(batches.batch?.events).toHaveLength(MOST_AT_ONCE);
    expect(batches.waiting).toHaveLength(2 * MOST_WAITING - MOST_AT_ONCE);
    expect(batches.lastRequest).toBe(2);
  });
});

it('is sent again five times, after 2, 4, 8, 16 and 32 seconds, and then given up', () => {
  let { batches } = run([[0, reported('a')]]);
  const posts: number[] = [];
  const dropped: BatchCommand[] = [];
  while (batches.dueAt !== null) {
    const now = batches.dueAt;
    posts.push((now - START) / 1_000);
    batches = stepBatches(batches, due, now).batches;
    const after = stepBatches(batches, failed(batches.lastRequest), now);
    if (after.command !== null) dropped.push(after.command);
    batches = after.batches;
  }
  expect(posts).toEqual([2, 4, 8, 16, 32, 64]);
  expect(dropped).toEqual([{ kind: 'dropped', why: 'never-arrived', count: 1 }]);
  expect(batches).toEqual({ ...NO_EVENTS, lastRequest: 6 });
});

it('begins anew with what came meanwhile', () => {
  const onItsWay = run([
    [0, reported('a')],
    [2_000, due],
    [2_000, reported('b')],
  ]).batches;
  const tried = { ...onItsWay, batch: onItsWay.batch && { ...onItsWay.batch, failures: 4 } };
  const last = run(
    [
      [3_000, failed(1)],
      [35_000, due],
      [35_000, failed(2)],
    ],
    tried,
  );
  expect(last.done).toEqual(['35000 post a', '35000 dropped 1 never-arrived']);
  expect(last.batches.batch).toBeNull();
  const after = run([[37_000, due]], last.batches);
  expect(after.done).toEqual(['37000 post b']);
  expect(after.batches.batch?.failures).toBe(0);
});

it.each([
  [1, 2],
  [2, 4],
  [5, 32],
  [7, 128],
  [8, 256],
  [9, 256],
  [1_000, 256],
])('after %i failures it waits %i seconds, never more than 2 to the power of 8', (failures, seconds) => {
  expect(pauseAfter(failures)).toBe(seconds * 1_000);
});

describe('an event', () => {
  it.each([0, 1, 5])('may have %i parameters', (count) => {
    const parameters = Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, at]));
    expect(run([[0, reported('a', parameters)]]).batches.waiting).toMatchObject([{ parameters }]);
  });

  it('with six is not taken', () => {
    const { done, batches } = run([[0, reported('a', { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 })]]);
    expect(done).toEqual(['0 dropped 1 too-many-parameters']);
    expect(batches).toEqual(NO_EVENTS);
  });

  it('has the time when it was reported, by the clock of New York, from which UTC is read', () => {
    const [event] = run([[250, reported('a')]]).batches.waiting;
    expect(event?.at).toBe('2026-11-30T13:00:00.250-05:00');
    expect(new Date(event?.at ?? '').toISOString()).toBe('2026-11-30T18:00:00.250Z');
  });
});

it('sends no more than a request takes, and keeps no more than it may', () => {
  const reports = Array.from({ length: MOST_WAITING + 3 }, (_, at) => [0, reported(`e${at}`)] as const);
  const { done, batches } = run(reports);
  expect(done).toEqual(Array.from({ length: 3 }, () => '0 dropped 1 too-many-waiting'));
  expect(batches.waiting[0]?.key).toBe('e3');
  const after = run([[2_000, due]], batches).batches;
  expect(after.batch?.events).toHaveLength(MOST_IN_BATCH);
  expect(after.waiting).toHaveLength(MOST_WAITING - MOST_IN_BATCH);
});

it('keeps every event until it has arrived or is counted as dropped, in whatever order things happen', () => {
  const happening = fc.oneof(
    { weight: 3, arbitrary: fc.constant('reported' as const) },
    fc.constantFrom('due', 'sent', 'failed', 'late', 'hidden'),
  );
  const steps = fc.array(fc.tuple(fc.nat(40_000), happening), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (events) => {
      let batches = NO_EVENTS;
      let now = START;
      let open: string[] = [];
      for (const [wait, what] of events) {
        now += wait;
        const key = `e${now}-${open.length}`;
        const before = batches;
        const onItsWay = before.batch?.events.map((each) => each.key) ?? [];
        const step = stepBatches(before, eventOf(what, key, before), now);
        batches = step.batches;
        if (what === 'reported') open.push(key);
        const isOver = step.command?.kind === 'dropped' || (what === 'sent' && before.onItsWay !== null);
        if (isOver) open = open.filter((each) => !onItsWay.includes(each));
        if (step.command?.kind === 'post' && !step.command.outlivesTab) {
          // No other one is on its way, and its time has come.
          expect(before.onItsWay).toBeNull();
          expect(now).toBeGreaterThanOrEqual(before.dueAt ?? Number.POSITIVE_INFINITY);
        }
        const kept = [...(batches.batch?.events ?? []), ...batches.waiting].map((each) => each.key);
        expect(kept).toEqual(open);
        // What is kept is on its way or has a time, and never both.
        const waits = [batches.onItsWay !== null, batches.dueAt !== null].filter(Boolean);
        expect(waits).toHaveLength(kept.length > 0 ? 1 : 0);
      }
    }),
  );
});

/** What happens, where `late` is the answer to a request before the last one. */
function eventOf(what: string, key: string, { lastRequest }: EventBatches): BatchEvent {
  if (what === 'reported') return reported(key);
  if (what === 'due' || what === 'hidden') return { kind: what };
  if (what === 'late') return failed(lastRequest - 1);
  return what === 'sent' ? sent(lastRequest) : failed(lastRequest);
}
