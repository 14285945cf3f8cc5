import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { keepSealed } from './keep-sealed.ts';

const keyOf = (byte: number) => btoa(String.fromCharCode(...Array.from({ length: 32 }, () => byte)));

it('keeps something for the holder of the key alone', async () => {
  await keepSealed(keyOf(1), 'quiz').write({ answer: 'the river turned' });
  expect(await keepSealed(keyOf(1), 'quiz').read()).toEqual({ answer: 'the river turned' });
  expect(await keepSealed(keyOf(2), 'quiz').read()).toBeNull();
  expect(await keepSealed(keyOf(1), 'essay').read()).toBeNull();
});

it('leaves nothing readable on the device', async () => {
  await keepSealed(keyOf(3), 'quiz').write({ answer: 'the river turned' });
  const stored = await (await openDB('openleaf')).getAll('sealed');
  const bytes = stored.map(({ data }) => new TextDecoder().decode(data)).join('');
  expect(stored.length).toBeGreaterThan(0);
  expect(bytes).not.toContain('river');
});

it('removes what is over', async () => {
  const kept = keepSealed(keyOf(4), 'quiz');
  await kept.write({ waiting: [1] });
  await kept.write(null);
  expect(await kept.read()).toBeNull();
});

it('takes what cannot be unlocked as nothing', async () => {
  const kept = keepSealed(keyOf(5), 'quiz');
  await kept.write('x');
  const device = await openDB('openleaf');
  for (const name of await device.getAllKeys('sealed'))
    await device.put('sealed', { iv: new Uint8Array(12), data: new ArrayBuffer(20) }, name);
  expect(await kept.read()).toBeNull();
});

it('says whether it is on the device', async () => {
  expect(await keepSealed(keyOf(6), 'quiz').write('x')).toBe(true);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The device is full.', 'QuotaExceededError');
  });
  expect(await keepSealed(keyOf(6), 'quiz').write('y')).toBe(false);
  full.mockRestore();
});

it('ends with what was written last, though locking the first takes longer, and with a removal by another holder', async () => {
  const lock = crypto.subtle.encrypt.bind(crypto.subtle);
  const slowly: typeof lock = async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return lock(...given);
  };
  const encrypt = vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(slowly);
  const kept = keepSealed(keyOf(7), 'essay');
  await Promise.all([kept.write('a'), kept.write('a longer text')]);
  expect(await kept.read()).toBe('a longer text');
  encrypt.mockImplementationOnce(slowly);
  await Promise.all([kept.write('typed at the end'), keepSealed(keyOf(7), 'essay').write(null)]);
  expect(await kept.read()).toBeNull();
  encrypt.mockRestore();
});
