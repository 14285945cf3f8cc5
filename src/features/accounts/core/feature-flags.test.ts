import { expect, it } from 'vitest';
import { FEATURE_FLAGS, FLAG_NAMES, fitsRoles, flagsIn, knownFlags } from './feature-flags.ts';

it.each([
  ['no settings', {}, null],
  ['a word', { feature_flags: 'pause_badges' }, null],
  ['a list', { feature_flags: ['pause_badges'] }, null],
  ['nothing', { feature_flags: null }, null],
  ['no flag', { feature_flags: {} }, {}],
  ['a flag', { feature_flags: { pause_badges: true } }, { pause_badges: true }],
  ['a flag that is off', { feature_flags: { pause_badges: false, pause_downloads: 'true' } }, {}],
  ['a flag that nobody asks for', { feature_flags: { sell_the_boat: true, toString: true } }, {}],
])('reads the flags of settings with %s', (_, settings, flags) => expect(flagsIn(settings)).toEqual(flags));

it('leaves out what the program does not know', () =>
  expect(knownFlags(['pause_badges', 'constructor', 'of_a_newer_release'])).toEqual({ pause_badges: true }));

it('fits a flag to the roles that it means something for', () => {
  expect(fitsRoles('pause_badges', ['student'])).toBe(true);
  expect(fitsRoles('pause_badges', [])).toBe(true);
  expect(fitsRoles('pause_badges', ['student', 'teacher'])).toBe(false);
});

it('says of every flag what it does, and for whom', () => {
  for (const name of FLAG_NAMES) {
    expect(FEATURE_FLAGS[name].whenOn).toMatch(/^[A-Z].*\.$/u);
    expect(FEATURE_FLAGS[name].roles.length).toBeGreaterThan(0);
  }
});
