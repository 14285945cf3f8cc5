import { expect, it } from 'vitest';
import { FairLine, type Lane } from './fair-line.ts';

/** A line in which these many wait, by lane and source. */
function lineOf(waiting: readonly (readonly [lane: Lane, source: string, count: number])[]) {
  const line = new FairLine<string>();
  for (const [lane, source, count] of waiting)
    for (let n = 0; n < count; n++) line.add({ lane, source }, `${source} ${n}`);
  return line;
}
const serve = (line: FairLine<string>, count: number) => Array.from({ length: count }, () => line.next());
const sharesOf = (served: readonly (string | undefined)[]) =>
  Object.fromEntries(
    [...Map.groupBy(served, (one) => one?.split(' ')[0])].map(([source, ones]) => [source, ones.length]),
  );

/** An address in a network. */
const of = (block: string, net: string) => ({ lane: 'address', networks: [block], source: net }) as const;

it('serves one source in the order in which it came', () => {
  const line = lineOf([['address', 'school', 5]]);
  expect(serve(line, 6)).toEqual(['school 0', 'school 1', 'school 2', 'school 3', 'school 4', undefined]);
});

it('lets the sources of a lane take turns', () => {
  const line = lineOf([
    ['address', 'flood', 100],
    ['address', 'ana', 1],
    ['address', 'ben', 2],
  ]);
  expect(serve(line, 5)).toEqual(['flood 0', 'ana 0', 'ben 0', 'flood 1', 'ben 1']);
});

it('serves known devices first, and keeps turns for the others', () => {
  const line = lineOf([
    ['behind', 'flood', 500],
    ['newPassword', 'signUps', 500],
    ['address', 'home', 500],
    ['device', 'tablet', 500],
  ]);
  expect(sharesOf(serve(line, 170))).toEqual({ tablet: 120, home: 30, signUps: 10, flood: 10 });
});

it('gives a lane that was empty no turns for the time before', () => {
  const line = lineOf([['address', 'home', 100]]);
  serve(line, 60);
  for (let n = 0; n < 100; n++) line.add({ lane: 'device', source: 'tablet' }, 'tablet');
  expect(sharesOf(serve(line, 15))).toEqual({ tablet: 12, home: 3 });
});

it.each([
  ['the source with the most places', { lane: 'address', source: 'ana' }, 'flood 9'],
  ['the lane with the most places for its share', { lane: 'device', source: 'tablet' }, 'flood 9'],
] as const)('takes a place from %s', (_, newcomer, displaced) => {
  const line = lineOf([
    ['address', 'flood', 10],
    ['address', 'ben', 2],
    ['device', 'other', 12],
  ]);
  expect(line.makeRoomFor(newcomer)).toBe(displaced);
  expect(serve(line, 30).filter(Boolean)).toHaveLength(23);
});

it('gives the newcomer no place when its own source has the most', () => {
  const line = lineOf([
    ['address', 'flood', 10],
    ['address', 'ben', 10],
  ]);
  expect(line.makeRoomFor({ lane: 'address', source: 'flood' })).toBeUndefined();
  expect(line.makeRoomFor({ lane: 'behind', source: 'guesses' })).toBe('flood 9');
});

it('never lets guesses take the last places of known devices', () => {
  const line = lineOf([['device', 'tablet', 12]]);
  for (let n = 0; n < 500; n++) {
    const newcomer = { lane: 'behind', source: `address ${n}` } as const;
    if (line.makeRoomFor(newcomer) !== undefined) line.add(newcomer, 'guess 0');
  }
  expect(sharesOf(serve(line, 12))['tablet']).toBeGreaterThanOrEqual(11);
});

it('lets the networks of a lane take turns, however many sources each has', () => {
  const line = new FairLine<string>();
  for (let n = 0; n < 300; n++)
    line.add({ lane: 'device', networks: ['flood', `net ${n % 20}`], source: `token ${n}` }, 'flood 0');
  line.add({ lane: 'device', networks: ['home', 'home'], source: 'tablet' }, 'ana 0');
  expect(serve(line, 2)).toEqual(['flood 0', 'ana 0']);
  expect(serve(line, 301).filter(Boolean)).toHaveLength(299);
});

it('takes a place from the network with the most, though each of its sources has one', () => {
  const line = new FairLine<string>();
  for (let n = 0; n < 300; n++) line.add(of('flood', `net ${n}`), `flood ${n}`);
  line.add(of('home', 'net'), 'home 0');
  expect(line.makeRoomFor(of('flood', 'net 300'))).toBeUndefined();
  expect(line.makeRoomFor(of('school', 'net'))).toMatch(/^flood/);
  expect(line.makeRoomFor({ lane: 'device', source: 'tablet' })).toMatch(/^flood/);
  expect(serve(line, 300).filter(Boolean)).toHaveLength(299);
});
