import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import { teacherHome } from '#platform/screens/core/addresses.ts';
import { BOTH, nameProviders } from '../testing/name-providers.ts';
import { takeLoginUnderWay } from './login-under-way.ts';
import { ProviderButtons } from './provider-buttons.tsx';

let forget = () => {};
afterEach(() => {
  cleanup();
  forget();
  sessionStorage.clear();
  location.hash = '';
});

it('has no button where no provider is set', async () => {
  await renderWithServer(<ProviderButtons to={undefined} />, () => ({}));
  expect(screen.queryByRole('button')).toBeNull();
});

it('begins a login, keeps what belongs to it in the tab, and goes there', async () => {
  forget = nameProviders(BOTH);
  const calls = await renderWithServer(<ProviderButtons to={href(teacherHome)} />, () => ({
    // A page of tests can go no further.
    address: '#at-the-provider',
    binding: 'of this tab',
  }));
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Log in with Riverside School' }));
  expect(calls).toEqual([{ name: 'beginProviderLogin', body: { provider: 'school' } }]);
  const login = { provider: 'school', purpose: 'log-in', binding: 'of this tab', to: href(teacherHome) };
  expect(location.hash).toBe('#at-the-provider');
  expect(takeLoginUnderWay()).toEqual(login);
  expect(takeLoginUnderWay()).toBeNull();
  expect(screen.getByRole('button', { name: 'Going to Riverside School…' })).toBeTruthy();
});

it('says that a provider is away, and stays', async () => {
  forget = nameProviders(BOTH);
  const refused = new Refused({ code: 'provider-away', status: 409, detail: 'Away.' });
  await renderWithServer(<ProviderButtons to={undefined} />, () => refused);
  await userEvent.click(screen.getByRole('button', { name: 'Log in with Google' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We can’t reach Google right now\./);
  expect(sessionStorage).toHaveLength(0);
});
