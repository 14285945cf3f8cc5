import { expect, it } from 'vitest';
import { makeBank } from './bank.ts';
import { RandomStream } from './random.ts';
import { Shelf } from './shelf.ts';

const PER_LEVEL = 20;

it('draws different unread passages of the asked levels until all are read', () => {
  const bank = makeBank(1, { knowledge: 'cold', perLevel: PER_LEVEL, questions: [5, 8] });
  const shelf = new Shelf(bank, new RandomStream(1, 'shelf'));
  const read = new Set<number>();
  for (let n = 0; n < 2 * PER_LEVEL; n++) {
    const drawn = shelf.draw([4, 5]);
    expect(new Set(drawn).size).toBe(Math.min(12, 2 * PER_LEVEL - n));
    expect(drawn.every(({ level, index }) => (level === 4 || level === 5) && !read.has(index))).toBe(true);
    shelf.take(drawn[0]!);
    read.add(drawn[0]!.index);
  }
  expect(shelf.draw([4, 5])).toHaveLength(12);
});
