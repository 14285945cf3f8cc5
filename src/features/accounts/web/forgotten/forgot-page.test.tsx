import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { ForgotPage } from './forgot-page.tsx';

afterEach(() => {
  cleanup();
  document.querySelector('meta[name="openleaf-mail"]')?.remove();
});

function mailIs(content: 'on' | 'off'): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'openleaf-mail', content });
  document.head.append(meta);
}
async function ask(name: string) {
  if (name !== '') await userEvent.type(screen.getByLabelText('Username or email'), name);
  await userEvent.click(screen.getByRole('button', { name: /link/ }));
}

it('asks for a link, and says the same whoever it was', async () => {
  mailIs('on');
  const calls = await renderWithServer(<ForgotPage />, () => ({ byMail: true }));
  await ask(' maria.rivera ');
  const heading = await screen.findByRole('heading', { name: 'Look in your mail' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/^If an account with this name has an email address/)).toBeTruthy();
  expect(screen.getByText('Students: ask your teacher for a new password.')).toBeTruthy();
  expect(screen.getByText(/your account has no email address, that person can give you/)).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(['askForPassword']);
});

it('sends people to a person where no mail is sent', async () => {
  mailIs('off');
  await renderWithServer(<ForgotPage />, () => ({ byMail: false }));
  expect(screen.getByText(/^Your school’s Openleaf does not send email/)).toBeTruthy();
  expect(
    screen.getByText(/Parents: your child’s teacher or the school office knows who that is/),
  ).toBeTruthy();
  await ask('maria.rivera');
  expect(await screen.findByRole('heading', { name: 'Now ask at your school' })).toBeTruthy();
  expect(screen.queryByText(/we have sent/)).toBeNull();
  expect(screen.getByText(/^Teachers and parents: ask the person who runs Openleaf/)).toBeTruthy();
  expect(screen.getByText(/^Students: ask your teacher/)).toBeTruthy();
});

it('asks for a name, and says why it cannot be done now', async () => {
  mailIs('on');
  const detail = 'Many people asked for a new password here within an hour. Please try again later.';
  const calls = await renderWithServer(
    <ForgotPage />,
    () => new Refused({ code: 'too-many-asks', status: 429, detail }),
  );
  await ask('');
  expect(await screen.findByText('Enter your username or email.')).toBeTruthy();
  expect(calls).toEqual([]);
  await ask('maria.rivera');
  expect(await screen.findByText(detail)).toBeTruthy();
});
