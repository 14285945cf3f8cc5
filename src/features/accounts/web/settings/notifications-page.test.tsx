import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import {
  Refused,
  renderWithServer,
  type SentCall,
} from '#platform/endpoint/web/testing/render-with-server.tsx';
import { SignedInTeacher } from '../testing/signed-in-teacher.tsx';
import { NotificationsPage } from './notifications-page.tsx';

afterEach(cleanup);

const open = (answer: (call: SentCall) => unknown = () => ({ changed: 1, ignored: 0 })) =>
  renderWithServer(
    <SignedInTeacher>
      <NotificationsPage />
    </SignedInTeacher>,
    (call) =>
      call.name === 'readOwnSettings'
        ? { properties: { notifications: { new_passwords: false } } }
        : answer(call),
  );
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('shows what is sent, and turns one off without the others', async () => {
  const calls = await open();
  await screen.findByText('Send me an email');
  expect([box(/create student/).checked, box(/new passwords/).checked]).toEqual([true, false]);
  await userEvent.click(box(/withdraws consent/));
  expect(box(/withdraws consent/).checked).toBe(false);
  expect(calls.find(({ name }) => name === 'changeOwnSettings')?.body).toEqual({
    properties: { notifications: { new_students: true, new_passwords: false, withdrawn_consent: false } },
  });
});

it('goes back to what is kept where it could not be saved', async () => {
  await open(() => new Refused({ code: 'unavailable', status: 503, detail: 'Openleaf is busy.' }));
  await screen.findByText('Send me an email');
  await userEvent.click(box(/create student/));
  expect(await screen.findByText('Openleaf is busy.')).toBeTruthy();
  expect(box(/create student/).checked).toBe(true);
});
