import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { chooseRole, login, loginFail, socialSettings } from '#platform/screens/core/addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { BOTH, nameProviders } from '../testing/name-providers.ts';
import { LoginFailPage } from './login-fail-page.tsx';

let forget = () => {};
beforeEach(() => {
  forget = nameProviders(BOTH);
});
afterEach(() => {
  cleanup();
  forget();
});
const open = (search: { why?: string; by?: string }) =>
  renderScreen(<LoginFailPage />, { path: href(loginFail, {}, search) });
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('says why, and leads back to the login', async () => {
  await open({ why: 'cancelled', by: 'google' });
  expect(screen.getByText('You came back from Google without logging in. Nothing has changed.')).toBeTruthy();
  expect(leadsTo('Back to log in')).toBe(href(login));
});

it('shows somebody whom nobody knows yet both ways on', async () => {
  await open({ why: 'not-connected', by: 'school' });
  expect(screen.getByRole('heading', { level: 1, name: 'One more step' })).toBeTruthy();
  expect(leadsTo('Log in and connect')).toBe(href(login, {}, { to: socialSettings.path }));
  expect(leadsTo('Create an account')).toBe(href(chooseRole));
});

it('says nothing that an address made up', async () => {
  await open({ why: 'You won', by: 'Evil Corp' });
  expect(
    screen.getByText(/^Something did not work between the other log-in page and Openleaf\./),
  ).toBeTruthy();
});
