import { expect, it } from 'vitest';
import { createPasswordAsks } from './password-asks.ts';

const logged: unknown[] = [];
const log = { warn: (what: unknown) => void logged.push(what) };
const NETWORK = '192.0.2.1';

it('does little at a time, like asks of one network once while they wait, and a failure keeps nobody waiting', async () => {
  const asks = createPasswordAsks(log);
  const done: string[] = [];
  let inWork = 0;
  let most = 0;
  const add = (network: string, nameKey: string) =>
    asks.add({
      network,
      nameKey,
      work: async () => {
        inWork += 1;
        most = Math.max(most, inWork);
        await new Promise((resolve) => setImmediate(resolve));
        inWork -= 1;
        if (nameKey === 'bad') throw new TypeError('A secret name.');
        done.push(`${nameKey} ${network}`);
      },
    });
  for (const name of ['bad', 'a', 'b', 'b', 'b']) add(NETWORK, name);
  add('192.0.2.2', 'b');
  await asks.settled();
  expect(most).toBe(2);
  expect(done.toSorted()).toEqual([`a ${NETWORK}`, `b ${NETWORK}`, 'b 192.0.2.2']);
  expect(logged).toEqual([{ problem: 'TypeError' }]);
  add(NETWORK, 'b');
  await asks.settled();
  expect(done).toHaveLength(4);
});

it('keeps a place for others when one network fills it', async () => {
  const asks = createPasswordAsks(log);
  const done: string[] = [];
  const add = (network: string, nameKey: string) =>
    asks.add({ network, nameKey, work: async () => void done.push(network) });
  for (let n = 0; n < 700; n += 1) add(NETWORK, `name ${n}`);
  add('192.0.2.2', 'teacher');
  await asks.settled();
  expect(done.filter((network) => network === NETWORK).length).toBeLessThanOrEqual(502);
  expect(done.indexOf('192.0.2.2')).toBeLessThan(6);
});
