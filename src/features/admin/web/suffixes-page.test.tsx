import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import {
  Refused,
  renderWithServer,
  type SentCall,
} from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { SuffixesPage } from './suffixes-page.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const LISTED = { suffix: '.k5', addedAt: '2026-10-14T14:00:00.000Z', accounts: 412 };
const open = (answer: (call: SentCall) => unknown = () => ({ added: true })) =>
  renderWithServer(<SuffixesPage />, (call) =>
    call.name === 'listSuffixes' ? { suffixes: [LISTED] } : answer(call),
  );
const bodiesOf = (calls: readonly SentCall[], wanted: string) =>
  calls.filter(({ name }) => name === wanted).map(({ body }) => body);

it('says how many students each ending takes in, and removes one after it asked', async () => {
  const calls = await open(() => ({ removed: true }));
  expect((await screen.findAllByRole('row'))[1]?.textContent).toMatch(/\.k5.*412/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove .k5' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/412 students end so/)).toBeTruthy();
  expect(bodiesOf(calls, 'removeSuffix')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(bodiesOf(calls, 'removeSuffix')).toEqual([{ suffix: '.k5' }]);
});

it('adds an ending and empties the field', async () => {
  const calls = await open();
  const field = await screen.findByLabelText('Ending');
  await userEvent.type(field, '@kids.school.org');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(bodiesOf(calls, 'addSuffix')).toEqual([{ suffix: '@kids.school.org' }]);
  await expect.poll(() => (field as HTMLInputElement).value).toBe('');
});

it('says why an ending is refused, before and after it is sent', async () => {
  const calls = await open(
    () => new Refused({ code: 'whole-name', status: 409, detail: 'This is somebody’s whole name.' }),
  );
  await userEvent.type(await screen.findByLabelText('Ending'), 'k5');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('An ending has at least 3 characters.')).toBeTruthy();
  expect(bodiesOf(calls, 'addSuffix')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Ending'), 'ids');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('This is somebody’s whole name.')).toBeTruthy();
});
