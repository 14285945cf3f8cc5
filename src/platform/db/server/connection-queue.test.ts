import { expect, it } from 'vitest';
import { ConnectionQueue } from './connection-queue.ts';

const waiter = (name: string, since: number, begun = false) => ({
  name,
  since,
  deadline: { due: since + 8_000, begun },
});
const drain = (queue: ConnectionQueue<ReturnType<typeof waiter>>, now: number): string[] => {
  const names: string[] = [];
  for (let one = queue.next(now); one; one = queue.next(now)) names.push(one.name);
  return names;
};

it('serves in order while it keeps up', () => {
  const queue = new ConnectionQueue<ReturnType<typeof waiter>>();
  for (const [index, name] of ['a', 'b', 'c'].entries()) queue.add(waiter(name, index));
  expect(drain(queue, 100)).toEqual(['a', 'b', 'c']);
  expect(queue.length).toBe(0);
});

it('serves the newest first when it cannot keep up, until the queue is young again', () => {
  const queue = new ConnectionQueue<ReturnType<typeof waiter>>();
  for (const [name, since] of [
    ['a', 0],
    ['b', 300],
    ['c', 600],
  ] as const)
    queue.add(waiter(name, since));
  expect(drain(queue, 700)).toEqual(['c', 'b', 'a']);
});

it('finishes what has begun before it begins anything', () => {
  const queue = new ConnectionQueue<ReturnType<typeof waiter>>();
  queue.add(waiter('new', 0));
  queue.add(waiter('begun', 10, true));
  expect(drain(queue, 20)).toEqual(['begun', 'new']);
});

it('forgets who left', () => {
  const queue = new ConnectionQueue<ReturnType<typeof waiter>>();
  const [a, b, c] = [waiter('a', 0), waiter('b', 1), waiter('c', 2, true)];
  for (const one of [a, b, c]) queue.add(one);
  queue.leave(b);
  queue.leave(c);
  expect(queue.length).toBe(1);
  expect(drain(queue, 1_000)).toEqual(['a']);
});
