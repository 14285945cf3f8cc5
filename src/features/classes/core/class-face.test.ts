import { expect, it } from 'vitest';
import { CLASS_COLOR_VALUES, faceOf, iconOfPath } from './class-face.ts';

const room = { id: 3, name: 'Room 12', iconUrl: '', iconColor: '' };

it.each([
  ['Room 12', '12'],
  ['Period 3, Reading', '3'],
  ['reading', 'R'],
  ['Élan 2026', 'É'],
  ['★', ''],
])('takes from the name %s the sign %s', (name, sign) => expect(faceOf({ ...room, name }).sign).toBe(sign));

it('shows what was chosen, else a sign in a color that stays, and a leaf where a name has no sign', () => {
  expect(faceOf({ ...room, iconUrl: '/icons/rocket.svg', iconColor: '#C04368' })).toEqual({
    icon: 'rocket',
    sign: '12',
    color: '#C04368',
  });
  expect(faceOf(room)).toEqual(faceOf({ ...room }));
  expect(faceOf(room).icon).toBeNull();
  expect(faceOf({ ...room, name: '…' }).icon).toBe('leaf');
  expect(faceOf({ ...room, iconColor: '#000000' }).color).toBe(faceOf(room).color);
});

it('knows only icons of the set', () => {
  expect(iconOfPath('/icons/leaf.svg')).toBe('leaf');
  for (const path of ['/icons/dragon.svg', 'https://a.example/icons/leaf.svg', '/icons/leaf.svg?x', 'leaf'])
    expect(iconOfPath(path)).toBeNull();
});

/** WCAG 2.2: relative luminance. */
const luminance = (color: string): number =>
  [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index]!, 0);
const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

it.each(CLASS_COLOR_VALUES)('%s carries white, and stands out on every surface', (color) => {
  expect(contrast(color, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  // Paper and surface, light and dark.
  for (const surface of ['#FBFAF6', '#FFFFFF', '#121815', '#1A221E'])
    expect(contrast(color, surface)).toBeGreaterThanOrEqual(3);
});
