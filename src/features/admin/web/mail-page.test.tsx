import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderWithServer, type SentCall } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import type { AdminMail } from '../contract/mails.ts';
import { MailPage } from './mail-page.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const MAIL: AdminMail = {
  mailId: 7,
  state: 'kept',
  subject: 'Choose a new Openleaf password',
  username: 'maria.rivera',
  to: 'm…@school.example',
  writtenAt: '2026-10-14T14:00:00.000Z',
  endedAt: null,
  tries: 0,
  reason: null,
};
const TEXT = {
  heading: 'Choose a new password',
  parts: [
    { kind: 'paragraph', text: 'Its username is maria.rivera.' },
    { kind: 'button', label: 'Choose a new password', link: '/open#a-secret-end' },
  ],
};
const open = (
  mails: readonly AdminMail[],
  {
    sends = false,
    text = TEXT,
    total = mails.length,
  }: { sends?: boolean; text?: object; total?: number } = {},
) =>
  renderWithServer(<MailPage />, ({ name }: SentCall) =>
    name === 'listMails' ? { mails, total, sends } : text,
  );

it('says what became of each mail, to whom it is, and why it was given up', async () => {
  await open([
    { ...MAIL, mailId: 9, state: 'given-up', reason: '550 no such user', tries: 1 },
    { ...MAIL, mailId: 8, state: 'waiting', reason: 'Nobody answered', tries: 2 },
    { ...MAIL, mailId: 7, state: 'sent' },
    { ...MAIL, mailId: 6 },
  ]);
  const [, ...rows] = await screen.findAllByRole('row');
  const words = rows.map((row) => row.textContent);
  expect(words[0]).toMatch(/maria\.rivera, m…@school\.example.*Given up.*550 no such user/);
  expect(words[1]).toMatch(/Waiting.*After 2 tries: Nobody answered/);
  expect(words[2]).toContain('Sent');
  expect(words[3]).toContain('Kept, not sent');
  expect(screen.getByText('No mail server is set')).toBeTruthy();
});

it('opens a mail once, with the whole link to pass on', async () => {
  const calls = await open([MAIL]);
  await userEvent.click(await screen.findByRole('button', { name: 'Open the mail to maria.rivera' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(`${location.origin}/open#a-secret-end`)).toBeTruthy();
  expect(dialog.getByText('Its username is maria.rivera.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Copy the link' })).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'readMail')).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that a link is not shown where mails are sent', async () => {
  const [text, button] = TEXT.parts;
  await open([{ ...MAIL, state: 'sent' }], {
    sends: true,
    text: { ...TEXT, parts: [text, { ...button, link: null }] },
  });
  expect(screen.queryByText('No mail server is set')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /^Open the mail/ }));
  expect(await screen.findByText(/the link is not shown here/)).toBeTruthy();
});

it('says so when there is none', async () => {
  await open([]);
  expect(await screen.findByText('No mail yet')).toBeTruthy();
});
