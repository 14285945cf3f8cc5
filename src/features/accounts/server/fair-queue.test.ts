import { expect, it } from 'vitest';
import { FairQueue, type Lane } from './fair-queue.ts';

/** A queue in which these many wait, by lane and source. */
function queueOf(waiting: readonly (readonly [lane: Lane, source: string, count: number])[]) {
  const queue = new FairQueue<string>();
  for (const [lane, source, count] of waiting)
    for (let n = 0; n < count; n++) queue.add({ lane, source }, `${source} ${n}`);
  return queue;
}
const serve = (queue: FairQueue<string>, count: number) => Array.from({ length: count }, () => queue.next());
const sharesOf = (served: readonly (string | undefined)[]) =>
  Object.fromEntries(
    [...Map.groupBy(served, (one) => one?.split(' ')[0])].map(([source, ones]) => [source, ones.length]),
  );

/** An address in a network. */
const of = (block: string, net: string) => ({ lane: 'address', networks: [block], source: net }) as const;

it('serves one source in the order in which it came', () => {
  const queue = queueOf([['address', 'school', 5]]);
  expect(serve(queue, 6)).toEqual(['school 0', 'school 1', 'school 2', 'school 3', 'school 4', undefined]);
});

it('lets the sources of a lane take turns', () => {
  const queue = queueOf([
    ['address', 'flood', 100],
    ['address', 'ana', 1],
    ['address', 'ben', 2],
  ]);
  expect(serve(queue, 5)).toEqual(['flood 0', 'ana 0', 'ben 0', 'flood 1', 'ben 1']);
});

it('serves known devices first, and keeps turns for the others', () => {
  const queue = queueOf([
    ['behind', 'flood', 500],
    ['newPassword', 'signUps', 500],
    ['address', 'home', 500],
    ['device', 'tablet', 500],
  ]);
  expect(sharesOf(serve(queue, 170))).toEqual({ tablet: 120, home: 30, signUps: 10, flood: 10 });
});

it('gives a lane that was empty no turns for the time before', () => {
  const queue = queueOf([['address', 'home', 100]]);
  serve(queue, 60);
  for (let n = 0; n < 100; n++) queue.add({ lane: 'device', source: 'tablet' }, 'tablet');
  expect(sharesOf(serve(queue, 15))).toEqual({ tablet: 12, home: 3 });
});

it.each([
  ['the source with the most places', { lane: 'address', source: 'ana' }, 'flood 9'],
  ['the lane with the most places for its share', { lane: 'device', source: 'tablet' }, 'flood 9'],
] as const)('takes a place from %s', (_, newcomer, displaced) => {
  const queue = queueOf([
    ['address', 'flood', 10],
    ['address', 'ben', 2],
    ['device', 'other', 12],
  ]);
  expect(queue.makeRoomFor(newcomer)).toBe(displaced);
  expect(serve(queue, 30).filter(Boolean)).toHaveLength(23);
});

it('gives the newcomer no place when its own source has the most', () => {
  const queue = queueOf([
    ['address', 'flood', 10],
    ['address', 'ben', 10],
  ]);
  expect(queue.makeRoomFor({ lane: 'address', source: 'flood' })).toBeUndefined();
  expect(queue.makeRoomFor({ lane: 'behind', source: 'guesses' })).toBe('flood 9');
});

it('never lets guesses take the last places of known devices', () => {
  const queue = queueOf([['device', 'tablet', 12]]);
  for (let n = 0; n < 500; n++) {
    const newcomer = { lane: 'behind', source: `address ${n}` } as const;
    if (queue.makeRoomFor(newcomer) !== undefined) queue.add(newcomer, 'guess 0');
  }
  expect(sharesOf(serve(queue, 12))['tablet']).toBeGreaterThanOrEqual(11);
});

it('counts who takes two places twice: in the turns of its lane, of its network and of its source', () => {
  const queue = new FairQueue<string>();
  for (let n = 0; n < 60; n++) {
    queue.add({ lane: 'behind', source: 'guesses', places: 2 }, 'guesses');
    queue.add({ ...of('flood', 'net'), places: 2 }, 'flood');
    queue.add(of('school', 'net'), 'school');
    queue.add({ lane: 'newPassword', source: 'signUps' }, 'signUps');
  }
  // Of 50 places: 30 of addresses, 14 of them the school's and 16 the flood's, and 10 of each other lane.
  expect(sharesOf(serve(queue, 37))).toEqual({ school: 14, flood: 8, signUps: 10, guesses: 5 });
});

it('takes a place from who has the most places, counted twice where one takes two', () => {
  const queue = queueOf([['address', 'school', 15]]);
  for (let n = 0; n < 10; n++) queue.add({ lane: 'address', source: 'flood', places: 2 }, `flood ${n}`);
  expect(queue.makeRoomFor({ lane: 'address', source: 'ana' })).toBe('flood 9');
  expect(queue.makeRoomFor({ lane: 'address', source: 'school', places: 2 })).toBe('flood 8');
  expect(queue.makeRoomFor({ lane: 'address', source: 'flood', places: 2 })).toBeUndefined();
  expect(serve(queue, 24).filter(Boolean)).toHaveLength(23);
});

it('lets the networks of a lane take turns, however many sources each has', () => {
  const queue = new FairQueue<string>();
  for (let n = 0; n < 300; n++)
    queue.add({ lane: 'device', networks: ['flood', `net ${n % 20}`], source: `token ${n}` }, 'flood 0');
  queue.add({ lane: 'device', networks: ['home', 'home'], source: 'tablet' }, 'ana 0');
  expect(serve(queue, 2)).toEqual(['flood 0', 'ana 0']);
  expect(serve(queue, 301).filter(Boolean)).toHaveLength(299);
});

it('takes a place from the network with the most, though each of its sources has one', () => {
  const queue = new FairQueue<string>();
  for (let n = 0; n < 300; n++) queue.add(of('flood', `net ${n}`), `flood ${n}`);
  queue.add(of('home', 'net'), 'home 0');
  expect(queue.makeRoomFor(of('flood', 'net 300'))).toBeUndefined();
  expect(queue.makeRoomFor(of('school', 'net'))).toMatch(/^flood/);
  expect(queue.makeRoomFor({ lane: 'device', source: 'tablet' })).toMatch(/^flood/);
  expect(serve(queue, 300).filter(Boolean)).toHaveLength(299);
});
