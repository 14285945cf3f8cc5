import { describe, expect, it } from 'vitest';
import { DEVICES, PAGE_NAMES, PLACES } from './ad-words.ts';
import { type Standing, unitName, unitPath } from './unit-path.ts';

const quiz: Standing = { page: 'quiz', device: 'desktop', place: 'left', path: '/read/quiz' };
const PATTERN = 'RT_{page}_{device}_{place}';

it.each<[string, Partial<Standing>, string]>([
  [PATTERN, {}, 'RT_Quiz_D_Left'],
  [PATTERN, { page: 'nResults', device: 'mobile', place: 'bottom' }, 'RT_NResults_M_Bottom'],
  [PATTERN, { page: 'default', place: 'aside' }, 'RT_Default_D_Aside'],
  ['RT_Progress_D_Top', {}, 'RT_Progress_D_Top'],
  ['{page}{page}', {}, 'QuizQuiz'],
])('makes of %s with %j %s', (name, standing, wanted) =>
  expect(unitName({ name }, { ...quiz, ...standing })).toBe(wanted),
);

it('is another name for each page, device and place', () => {
  const names = PAGE_NAMES.flatMap((page) =>
    DEVICES.flatMap((device) =>
      PLACES.map((place) => unitName({ name: PATTERN }, { page, device, place, path: '/' })),
    ),
  );
  expect(names).toHaveLength(7 * 2 * 5);
  expect(new Set(names).size).toBe(names.length);
});

const hash = (path: string) => unitName({ name: '{hash}' }, { ...quiz, path });

describe('the hash of the path', () => {
  // The published vectors of FNV-1a with 32 bits.
  it.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
  ])('of %j is %s', (path, wanted) => expect(hash(path)).toBe(wanted));

  it('says which screen it is, and not whose', () => {
    expect(hash('/read/quiz')).not.toBe(hash('/read/progress'));
    expect(hash('/read/family/71')).toBe(hash('/read/family/7242?code=ABC#x'));
    expect(hash('/Read/Family/7')).toBe(hash('/read/family/7'));
  });
});

it('is known to the ad server by the network and the name', () => {
  expect(unitPath({ name: PATTERN, network: '123,456' }, quiz)).toBe('/123,456/RT_Quiz_D_Left');
});
