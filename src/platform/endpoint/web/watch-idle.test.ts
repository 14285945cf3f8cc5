import { expect, it } from 'vitest';
import { z } from 'zod';
import { anyone } from '../contract/access.ts';
import { endpoint } from '../contract/endpoint.ts';
import type { ApiClient } from './call.ts';
import { watchIdle } from './watch-idle.ts';

const HOUR = 3_600;
const anything = endpoint({
  name: 'anything',
  methods: ['GET'],
  path: 'anything',
  summary: 'Anything.',
  access: anyone,
  response: z.object({}),
});

/** A page that has read its session, which ends after an idle hour, and so many seconds later another thing, which may fail. */
async function page({ session = true, later = 0, ok = true } = {}) {
  let time = 1_000_000;
  const watch = watchIdle(() => time);
  const call = (result: unknown) =>
    watch.watching((async () => result) as unknown as ApiClient)(anything, {});
  await call({ ok: true, data: session ? { idleSeconds: HOUR } : {} });
  time += later * 1_000;
  if (later > 0) await call(ok ? { ok: true, data: {} } : { ok: false, problem: {} });
  return {
    restAfter: (seconds: number) => {
      time += seconds * 1_000;
      return watch.rest();
    },
    idleAfter: (seconds: number) => {
      time += seconds * 1_000;
      return watch.wasIdle();
    },
  };
}

it('was idle after the time that ends a session, and not before', async () => {
  expect((await page()).idleAfter(HOUR)).toBe(true);
  expect((await page()).idleAfter(HOUR / 2)).toBe(false);
});

it('counts from the last call that was answered, and not from a refusal', async () => {
  expect((await page({ later: HOUR / 2 })).idleAfter(HOUR * 0.7)).toBe(false);
  expect((await page({ later: HOUR / 2, ok: false })).idleAfter(HOUR * 0.7)).toBe(true);
});

it('does not know before it has heard how long a session may rest, or anything at all', async () => {
  expect((await page({ session: false })).idleAfter(HOUR * 9)).toBe(false);
  expect(watchIdle(() => 1).wasIdle()).toBe(false);
});

it('counts from the sending, however late the reply comes', async () => {
  let time = 1_000_000;
  const watch = watchIdle(() => time);
  const slow = async () => {
    time += HOUR * 1_000;
    return { ok: true, data: { idleSeconds: HOUR } };
  };
  await watch.watching(slow as unknown as ApiClient)(anything, {});
  expect(watch.wasIdle()).toBe(true);
});

it('says how long the session may still rest, from the last call on', async () => {
  expect((await page({ later: HOUR / 2 })).restAfter(60)).toEqual({ idleSeconds: HOUR, left: HOUR - 60 });
  expect((await page({ session: false })).restAfter(60)).toBeNull();
});
