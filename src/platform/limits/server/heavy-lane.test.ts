import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import { createHeavyLane, type LaneCaller, type LaneSize } from './heavy-lane.ts';

const SIZE: LaneSize = { most: 2, waitingOfPerson: 2, waiting: 4, longestWait: 10_000 };
const [ANA, BEN, CLEO, DAN] = [1, 2, 3, 4] as const;
/** Whom nobody vouches for. */
const [UMA, VIC, WIM] = [5, 6, 7] as const;
const callerOf = (person: number): LaneCaller => ({ person, known: person < UMA });

/** A lane with calls that end when the test says so. */
function open(size: Partial<LaneSize> = {}) {
  const lane = createHeavyLane({ ...SIZE, ...size });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const call = (person: number, name: string, gone?: AbortSignal) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const work = () => {
      begun.push(name);
      return promise;
    };
    ends.set(name, () => resolve(name));
    return lane.run(callerOf(person), work, gone).catch((error: unknown) => error as Refusal);
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { call, begun, end };
}

it('runs one call of a person at a time, and the next in order', async () => {
  const { call, begun, end } = open();
  const calls = ['first', 'second', 'third'].map((name) => call(ANA, name));
  expect(begun).toEqual(['first']);
  await end('first');
  expect(begun).toEqual(['first', 'second']);
  await end('second');
  await end('third');
  expect(await Promise.all(calls)).toEqual(['first', 'second', 'third']);
});

it('runs so many in all, and lets first whoever has used it least', async () => {
  const { call, begun, end } = open();
  void call(ANA, 'of Ana');
  void call(BEN, 'of Ben');
  void call(ANA, 'of Ana again');
  void call(CLEO, 'of Cleo');
  expect(begun).toEqual(['of Ana', 'of Ben']);
  await end('of Ana');
  expect(begun.at(-1)).toBe('of Cleo');
  await end('of Cleo');
  expect(begun.at(-1)).toBe('of Ana again');
});

it('refuses a call of a person with too many waiting, and says when to come back', async () => {
  const { call, begun } = open();
  for (const name of ['first', 'second', 'third']) void call(ANA, name);
  const refusal = await call(ANA, 'fourth');
  expect(refusal).toMatchObject({ code: 'too-many-requests', details: { retryAfter: 1 } });
  void call(BEN, 'of Ben');
  expect(begun).toEqual(['first', 'of Ben']);
});

it('says to come back later the longer its calls take', async () => {
  const { call, end } = open({ waitingOfPerson: 8, waiting: 20 });
  const refusalOfNinth = async (person: number) => {
    for (let n = 0; n < 9; n++) void call(person, `${person} ${n}`);
    return call(person, 'one too many');
  };
  expect(await refusalOfNinth(ANA)).toMatchObject({ details: { retryAfter: 1 } });
  await sleep(500);
  await end(`${ANA} 0`);
  expect(await refusalOfNinth(BEN)).toMatchObject({ details: { retryAfter: 2 } });
});

it('refuses everybody while too many wait in all, each with as little', async () => {
  const { call } = open({ waiting: 2 });
  void call(DAN, 'of Dan');
  void call(ANA, 'of Ana');
  void call(BEN, 'of Ben');
  void call(DAN, 'of Dan again');
  expect(await call(CLEO, 'of Cleo')).toMatchObject({ code: 'unavailable' });
});

it('gives the place of who has most waiting to one who has none', async () => {
  const { call, begun, end } = open({ waitingOfPerson: 4 });
  void call(DAN, 'of Dan');
  const calls = [0, 1, 2, 3, 4].map((n) => call(ANA, `of Ana ${n}`));
  void call(CLEO, 'of Cleo');
  expect(await calls[4]).toMatchObject({ code: 'unavailable' });
  await end('of Dan');
  expect(begun.at(-1)).toBe('of Cleo');
});

it('lets people who are known go before all others, however little these have asked for', async () => {
  const { call, begun, end } = open({ most: 1, waiting: 20 });
  void call(ANA, 'of Ana');
  const others = [UMA, VIC, WIM].map((person) => call(person, `of ${person}`));
  void call(BEN, 'of Ben');
  void call(ANA, 'of Ana again');
  for (const name of ['of Ana', 'of Ben', 'of Ana again']) await end(name);
  expect(begun).toEqual(['of Ana', 'of Ben', 'of Ana again', `of ${UMA}`]);
  // With the lane to themselves they take turns as everybody does.
  for (const person of [UMA, VIC, WIM]) await end(`of ${person}`);
  expect(await Promise.all(others)).toEqual([UMA, VIC, WIM].map((person) => `of ${person}`));
  void call(UMA, 'of Uma alone');
  expect(begun.at(-1)).toBe('of Uma alone');
});

it('gives the place of somebody unknown to somebody known when all are taken, and never the other way round', async () => {
  const { call, begun, end } = open({ most: 1, waiting: 3, waitingOfPerson: 3 });
  void call(ANA, 'of Ana');
  void call(BEN, 'of Ben');
  const [uma, vic] = [call(UMA, 'of Uma'), call(VIC, 'of Vic')];
  expect(await call(WIM, 'of Wim')).toMatchObject({ code: 'unavailable' });
  void call(BEN, 'of Ben again');
  void call(BEN, 'of Ben once more');
  expect(await uma).toMatchObject({ code: 'unavailable', details: { retryAfter: 1 } });
  expect(await vic).toMatchObject({ code: 'unavailable' });
  // Of three places somebody known has all: as before, who has most gives one to another who is known.
  expect(await call(WIM, 'of Wim again')).toMatchObject({ code: 'unavailable' });
  void call(CLEO, 'of Cleo');
  await end('of Ana');
  await end('of Ben');
  expect(begun).toEqual(['of Ana', 'of Ben', 'of Cleo']);
});

it('refuses a call whose turn did not come in time', async () => {
  const { call, begun, end } = open({ longestWait: 20 });
  void call(ANA, 'first');
  const refusal = await call(ANA, 'second');
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: 'unavailable', details: { retryAfter: 1 } });
  await end('first');
  expect(begun).toEqual(['first']);
});

it('forgets a call whose caller has gone', async () => {
  const { call, begun, end } = open();
  const gone = new AbortController();
  void call(ANA, 'first');
  void call(ANA, 'second', gone.signal);
  void call(ANA, 'third');
  gone.abort();
  await end('first');
  expect(begun).toEqual(['first', 'third']);
});

it('goes on after a call that failed', async () => {
  const lane = createHeavyLane(SIZE);
  const failed = lane.run(callerOf(ANA), async () => {
    throw new Error('out of luck');
  });
  const next = lane.run(callerOf(ANA), async () => 'done');
  await expect(failed).rejects.toThrow('out of luck');
  expect(await next).toBe('done');
});
