import { expect, it } from 'vitest';
import { WaitingLine } from './waiting-line.ts';

const waiter = (name: string, since: number, begun = false) => ({
  name,
  since,
  deadline: { due: since + 8_000, begun },
});
const drain = (line: WaitingLine<ReturnType<typeof waiter>>, now: number): string[] => {
  const names: string[] = [];
  for (let one = line.next(now); one; one = line.next(now)) names.push(one.name);
  return names;
};

it('serves in order while it keeps up', () => {
  const line = new WaitingLine<ReturnType<typeof waiter>>();
  for (const [place, name] of ['a', 'b', 'c'].entries()) line.add(waiter(name, place));
  expect(drain(line, 100)).toEqual(['a', 'b', 'c']);
  expect(line.length).toBe(0);
});

it('serves the newest first when it cannot keep up, until the line is young again', () => {
  const line = new WaitingLine<ReturnType<typeof waiter>>();
  for (const [name, since] of [
    ['a', 0],
    ['b', 300],
    ['c', 600],
  ] as const)
    line.add(waiter(name, since));
  expect(drain(line, 700)).toEqual(['c', 'b', 'a']);
});

it('finishes what has begun before it begins anything', () => {
  const line = new WaitingLine<ReturnType<typeof waiter>>();
  line.add(waiter('new', 0));
  line.add(waiter('begun', 10, true));
  expect(drain(line, 20)).toEqual(['begun', 'new']);
});

it('forgets who left', () => {
  const line = new WaitingLine<ReturnType<typeof waiter>>();
  const [a, b, c] = [waiter('a', 0), waiter('b', 1), waiter('c', 2, true)];
  for (const one of [a, b, c]) line.add(one);
  line.leave(b);
  line.leave(c);
  expect(line.length).toBe(1);
  expect(drain(line, 1_000)).toEqual(['a']);
});
