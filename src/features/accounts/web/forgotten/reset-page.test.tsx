import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import {
  Refused,
  renderWithServer,
  type SentCall,
} from '#platform/endpoint/web/testing/render-with-server.tsx';
import { linkEnd } from '../../core/password-link.ts';
import { ResetPage } from './reset-page.tsx';

const LINK = linkEnd({ token: 'AbCdEf_0123456789-xyzw', userId: 12 });
const NEW = 'seven quiet otters';
const OVER = new Refused({ code: 'link-over', status: 409, detail: 'This link does not work any more.' });

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

async function open(answer: (call: SentCall) => unknown, hash = `#${LINK}`) {
  history.replaceState(null, '', `/${hash}`);
  return renderWithServer(<ResetPage />, answer);
}
const works = ({ name }: SentCall) =>
  name === 'readPasswordLink' ? { username: 'maria.rivera', shortest: 10 } : { changed: true };
async function choose() {
  await userEvent.type(await screen.findByLabelText('New password'), NEW);
  await userEvent.type(screen.getByLabelText('New password again'), NEW);
  await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
}

it('shows whose account it is, and changes the password', async () => {
  const calls = await open(works);
  expect(await screen.findByText('maria.rivera')).toBeTruthy();
  expect(await screen.findByText(/^At least 10 characters/)).toBeTruthy();
  await choose();
  const heading = await screen.findByRole('heading', { name: 'Your password is changed' });
  expect(document.activeElement).toBe(heading);
  expect(calls).toEqual([
    { name: 'readPasswordLink', body: { link: LINK } },
    { name: 'chooseForgottenPassword', body: { link: LINK, newPassword: NEW, confirmPassword: NEW } },
  ]);
});

it('says at once that a link is over, and leads to a new one', async () => {
  await open(() => OVER);
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
});

it('says so, too, when it was used meanwhile', async () => {
  await open((call) => (call.name === 'readPasswordLink' ? works(call) : OVER));
  await choose();
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeTruthy();
});

it.each(['', '#', '#main'])('asks for the whole link without one: %j', async (hash) => {
  const calls = await open(works, hash);
  expect(await screen.findByRole('heading', { name: 'Open the link in your mail again' })).toBeTruthy();
  expect(calls).toEqual([]);
});
