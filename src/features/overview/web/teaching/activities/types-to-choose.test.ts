import { expect, it } from 'vitest';
import { typesToChoose } from './types-to-choose.ts';

const open = (isOpen: boolean, chosen: 'PASSAGE' | 'GLOBAL_COMPETITION') =>
  typesToChoose(isOpen, chosen).find(({ value }) => value === 'GLOBAL_COMPETITION');

it('offers an open competition where one is open', () =>
  expect(open(true, 'PASSAGE')).not.toHaveProperty('disabled'));

it('says why there is none where none is open', () =>
  expect(open(false, 'PASSAGE')).toMatchObject({
    disabled: true,
    about: expect.stringContaining('None is open to join now.'),
  }));

it('keeps the one with which a copy begins', () =>
  expect(open(false, 'GLOBAL_COMPETITION')).not.toHaveProperty('disabled'));

it('closes no other type', () =>
  expect(typesToChoose(false, 'PASSAGE').filter(({ disabled }) => disabled)).toHaveLength(1));
