import { expect, it } from 'vitest';
import type { Kept } from './kept.ts';
import { type CachedValue, openSynced } from './synced.ts';

/** A device that remembers. */
function device(): Kept<CachedValue<string> | null> {
  let held: CachedValue<string> | null = null;
  return { read: async () => held, write: async (value) => ((held = value), true) };
}
/** A server that may be away. */
function server() {
  const there = {
    value: null as string | null,
    isAway: false,
    read: async () => (there.isAway ? undefined : there.value),
    send: async (value: string) => (there.isAway ? false : ((there.value = value), true)),
  };
  return there;
}
const open = (at: ReturnType<typeof server>, kept = device()) =>
  openSynced({ first: 'first', kept, read: at.read, send: at.send });
const ready = (synced: ReturnType<typeof open>) => expect.poll(() => synced.state().isReady).toBe(true);

it('is found again on another device', async () => {
  const there = server();
  const laptop = open(there);
  await ready(laptop);
  laptop.change('large');
  expect(await laptop.flush()).toBe(true);
  const phone = open(there);
  await ready(phone);
  expect(phone.state().value).toBe('large');
});

it('keeps on the device what is changed without a network, and sends it when it is opened again', async () => {
  const there = server();
  there.value = 'old';
  const kept = device();
  const synced = open(there, kept);
  await ready(synced);
  there.isAway = true;
  synced.change('new');
  expect(await synced.flush()).toBe(false);
  synced.close();
  there.isAway = false;
  const again = open(there, kept);
  await expect.poll(() => there.value).toBe('new');
  expect(again.state().value).toBe('new');
});

it('shows what the device has while the server cannot be asked', async () => {
  const there = server();
  const kept = device();
  await kept.write({ value: 'kept', unsent: false });
  there.isAway = true;
  const synced = open(there, kept);
  await ready(synced);
  expect(synced.state().value).toBe('kept');
});

it('lets a change win that is made before the server has answered', async () => {
  const there = server();
  there.value = 'old';
  const synced = open(there);
  synced.change('mine');
  await ready(synced);
  await synced.flush();
  expect(synced.state().value).toBe('mine');
  expect(there.value).toBe('mine');
});
