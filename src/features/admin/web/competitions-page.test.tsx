import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import {
  Refused,
  renderWithServer,
  type SentCall,
} from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { CompetitionsPage } from './competitions-page.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const WINTER = {
  competitionId: 3,
  name: 'Winter',
  startDate: '2027-01-25',
  dueDate: '2027-01-31',
  classCount: 12,
  status: 'planned',
};
const OVER = { ...WINTER, competitionId: 2, name: 'Last winter', status: 'over' };
const open = (answer: (call: SentCall) => unknown = () => ({})) =>
  renderWithServer(<CompetitionsPage />, (call) =>
    call.name === 'listOpenCompetitions'
      ? { competitions: [WINTER, OVER], proposed: { startDate: '2028-01-24', dueDate: '2028-01-30' } }
      : answer(call),
  );
const bodiesOf = (calls: readonly SentCall[], wanted: string) =>
  calls.filter(({ name }) => name === wanted).map(({ body }) => body);

it('calls a competition off after it asked, and none that is over', async () => {
  const calls = await open(() => ({ calledOff: true }));
  expect((await screen.findAllByRole('row'))[1]?.textContent).toMatch(/Winter.*Jan 25.*Jan 31.*Planned.*12/);
  expect(screen.queryByRole('button', { name: 'Call Last winter off' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Call Winter off' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/It ends for 12 classes/)).toBeTruthy();
  expect(bodiesOf(calls, 'callOffCompetition')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Call it off' }));
  expect(bodiesOf(calls, 'callOffCompetition')).toEqual([{ competitionId: 3 }]);
});

it('plans one on the proposed days, and says why one is refused', async () => {
  const calls = await open(
    () => new Refused({ code: 'overlaps', status: 409, detail: 'These days are taken.' }),
  );
  await userEvent.type(await screen.findByLabelText('Name'), 'Spring');
  await userEvent.click(screen.getByRole('button', { name: 'Plan the competition' }));
  expect(bodiesOf(calls, 'planCompetition')).toEqual([
    { name: 'Spring', startDate: '2028-01-24', dueDate: '2028-01-30' },
  ]);
  expect(await screen.findByText('These days are taken.')).toBeTruthy();
});
