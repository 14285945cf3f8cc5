import { setImmediate as stepForward } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Origin } from './fair-queue.ts';
import { createLoginQueue } from './login-queue.ts';

const EACH = 10;
/** A password alone. */
const QUICKEST = 8;
const BESIDE_PASSWORD = 1.15;
const MAX_WAITING = 250;
const SCHOOL: Origin = { lane: 'address', source: 'school' };
const FLOOD: Origin = { lane: 'address', source: 'flood' };

/** A login queue with a clock that is moved by hand; every login takes `EACH` ms of the one core. */
function makeLoginQueue() {
  let now = 0;
  const queue = createLoginQueue(
    () => QUICKEST,
    () => now,
  );
  const working: (() => void)[] = [];
  let most = 0;
  const press = (origin = SCHOOL) =>
    queue.admit(
      origin,
      () =>
        new Promise<'in'>((resolve) => {
          working.push(() => resolve('in'));
          most = Math.max(most, working.length);
        }),
    );
  /** Works on logins, one after the other. */
  const work = async (count: number) => {
    for (let done = 0; done < count; done++) {
      await stepForward();
      now += EACH;
      working.shift()?.();
    }
    await stepForward();
  };
  return {
    press,
    work,
    mostAtOnce: () => most,
    moveOn: (ms: number) => {
      now += ms;
    },
  };
}

const secondsOf = (answer: unknown) => (answer instanceof Refusal ? (answer.details.retryAfter ?? 0) : 0);

describe('the queue in front of the passwords', () => {
  it('works on a few at a time, in the order in which they came', async () => {
    const loginQueue = makeLoginQueue();
    const came: number[] = [];
    const all = Array.from({ length: 50 }, async (_, index) => {
      await loginQueue.press();
      came.push(index);
    });
    await loginQueue.work(50);
    await Promise.all(all);
    expect(came).toEqual(Array.from({ length: 50 }, (_, index) => index));
    expect(loginQueue.mostAtOnce()).toBe(16);
  });

  it('gives each of a crowd of thousands a time of its own, as fast as logins can go', async () => {
    const loginQueue = makeLoginQueue();
    const inQueue = Array.from({ length: MAX_WAITING }, () => loginQueue.press());
    const waits = await Promise.all(
      Array.from({ length: 9_000 }, async () => secondsOf(await loginQueue.press())),
    );
    // After half of the queue, which is 2 s.
    expect(waits[0]).toBe(3);
    // 9,000 logins, after half of the queue.
    expect(waits.at(-1)).toBe(Math.ceil(2 + 9 * QUICKEST * BESIDE_PASSWORD));
    const perSecond = Map.groupBy(waits, (seconds) => seconds);
    expect(Math.max(...[...perSecond.values()].map((ones) => ones.length))).toBeLessThanOrEqual(
      1000 / (QUICKEST * BESIDE_PASSWORD) + 1,
    );
    await loginQueue.work(MAX_WAITING);
    expect(await Promise.all(inQueue)).toEqual(Array.from({ length: MAX_WAITING }, () => 'in'));
  });

  it('sends nobody away for more than two minutes, and lets everybody in when the crowd is gone', async () => {
    const loginQueue = makeLoginQueue();
    const inQueue = Array.from({ length: MAX_WAITING }, () => loginQueue.press());
    let longest = 0;
    for (let press = 0; press < 30_000; press++)
      longest = Math.max(longest, secondsOf(await loginQueue.press()));
    expect(longest).toBe(120);
    await loginQueue.work(MAX_WAITING);
    await Promise.all(inQueue);
    const late = loginQueue.press();
    await loginQueue.work(1);
    expect(await late).toBe('in');
  });

  it('is shorter when logins take longer', async () => {
    const loginQueue = makeLoginQueue();
    const slow = Array.from({ length: 101 }, () => loginQueue.press());
    for (let login = 0; login < 101; login++) {
      loginQueue.moveOn(4 * EACH);
      await loginQueue.work(1);
    }
    await Promise.all(slow);
    // At 50 ms each, 80 of them wait 4 s.
    const all = Array.from({ length: MAX_WAITING }, () => loginQueue.press());
    await loginQueue.work(MAX_WAITING);
    const inQueue = (await Promise.all(all)).filter((answer) => answer === 'in').length;
    expect(inQueue).toBeGreaterThanOrEqual(79);
    expect(inQueue).toBeLessThanOrEqual(82);
  });

  it('keeps a place for the next when a login fails', async () => {
    const queue = createLoginQueue(() => QUICKEST);
    for (let fail = 0; fail < 2 * MAX_WAITING; fail++)
      await expect(queue.admit(SCHOOL, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await queue.admit(SCHOOL, async () => 'in')).toBe('in');
  });

  it('is full with half as many where each takes two places, and gives each twice the time', async () => {
    const loginQueue = makeLoginQueue();
    const both = { ...SCHOOL, places: 2 };
    const inQueue = Array.from({ length: MAX_WAITING / 2 }, () => loginQueue.press(both));
    const waits = await Promise.all(
      Array.from({ length: 1_000 }, async () => secondsOf(await loginQueue.press(both))),
    );
    expect(waits.at(-1)).toBe(Math.ceil(2 + 2 * QUICKEST * BESIDE_PASSWORD));
    await loginQueue.work(MAX_WAITING / 2);
    expect(await Promise.all(inQueue)).toEqual(Array.from({ length: MAX_WAITING / 2 }, () => 'in'));
    expect(loginQueue.mostAtOnce()).toBe(8);
    const one = Array.from({ length: MAX_WAITING }, () => loginQueue.press());
    await loginQueue.work(MAX_WAITING);
    expect(await Promise.all(one)).toEqual(Array.from({ length: MAX_WAITING }, () => 'in'));
  });

  it('is not filled for others by one address: the flood gives up a place for each who comes', async () => {
    const loginQueue = makeLoginQueue();
    const flood = Array.from({ length: 2 * MAX_WAITING }, () => loginQueue.press(FLOOD));
    const others = Array.from({ length: 60 }, (_, n) =>
      loginQueue.press({ lane: 'address', source: `home ${n}` }),
    );
    await loginQueue.work(MAX_WAITING);
    expect(await Promise.all(others)).toEqual(Array.from({ length: 60 }, () => 'in'));
    const answers = await Promise.all(flood);
    expect(answers.filter((answer) => answer === 'in')).toHaveLength(MAX_WAITING - 60);
    expect(answers.filter((answer) => secondsOf(answer) > 0)).toHaveLength(MAX_WAITING + 60);
  });

  it('does not send one lane away for longer because another is flooded', async () => {
    const loginQueue = makeLoginQueue();
    const inQueue = Array.from({ length: MAX_WAITING }, () => loginQueue.press());
    for (let press = 0; press < 9_000; press++)
      await Promise.race([loginQueue.press({ lane: 'behind', source: 'flood' }), stepForward()]);
    const more = await Promise.race([loginQueue.press(), stepForward()]);
    expect(secondsOf(more)).toBe(3);
    await loginQueue.work(MAX_WAITING + 20);
    await Promise.all(inQueue);
  });
});
