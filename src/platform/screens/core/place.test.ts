import { expect, it } from 'vitest';
import { HUBS, tabLabel } from './place.ts';

it('a tab has the words of its hub', () => {
  expect(tabLabel({ of: 'class', tab: 'essays' })).toBe('Essays');
  expect(tabLabel({ of: 'student', tab: 'account' })).toBe(HUBS.student.account);
});
