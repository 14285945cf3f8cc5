import { expect, it } from 'vitest';
import { adTagFlags } from './ad-tag-flags.ts';

it.each([
  [false, 'given', false],
  [false, 'refused', true],
  [false, null, true],
  [true, 'given', true],
  [true, 'refused', true],
  [true, null, true],
] as const)(
  'directed to children: %s, with the answer %s, unpersonalized: %s',
  (isChildDirected, consent, isUnpersonalized) =>
    expect(adTagFlags({ isChildDirected }, { consent })).toEqual({ isChildDirected, isUnpersonalized }),
);
