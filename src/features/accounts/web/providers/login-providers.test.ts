import { expect, it } from 'vitest';
import { BOTH, nameProviders } from '../testing/name-providers.ts';
import { nameOfProvider, readLoginProviders } from './login-providers.ts';

it('reads the providers that the page names', () => {
  const forget = nameProviders(BOTH);
  expect(readLoginProviders()).toEqual(BOTH);
  expect(nameOfProvider('school')).toBe('Riverside School');
  expect(nameOfProvider('nobody')).toBe('the other log-in page');
  forget();
  expect(readLoginProviders()).toEqual([]);
});

it.each(['__LOGINS__', '', '{}', '[{"key":"another","name":"A"}]', '[{"key":"google"}]'])(
  'reads none in %j',
  (content) => {
    const forget = nameProviders(content);
    expect(readLoginProviders()).toEqual([]);
    forget();
  },
);
