import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { type DatedActivity, MoreTime, type Waiting } from './more-time.tsx';

beforeAll(() => {
  // The test's browser has no dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} });
});
afterEach(cleanup);

const one = (studentId: number, firstName: string, status: string, moreTimeUntil: string | null = null) => ({
  studentId,
  username: firstName.toLowerCase(),
  firstName,
  lastName: 'Ode',
  status,
  moreTimeUntil,
});
const students = [one(11, 'Ana', 'missed'), one(12, 'Ben', 'completed'), one(13, 'Cal', 'missed')];
const activity: DatedActivity = {
  activityId: 7,
  classId: 2,
  className: 'Room 12',
  timezone: 'America/New_York',
  type: 'ASSESSMENT',
  startDate: '2026-11-01',
  dueDate: '2026-11-10',
  wholeClass: true,
  status: 'missed',
  tab: 2,
};
const show = (of: readonly Waiting[] = students, status: DatedActivity['status'] = 'missed') =>
  renderWithServer(<MoreTime activity={{ ...activity, status }} students={of} />, () => ({
    dueDate: '2026-12-12',
  }));

it('gives those who missed an activity more time, and nobody who has done it', async () => {
  const sent = await show();
  expect(screen.getByText('2 students missed it.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Give more time' }));
  // By what is said of them: a dialog that is not open has no roles.
  expect(screen.queryByLabelText('Ben Ode')).toBeNull();
  // Nobody is chosen when both are taken off.
  for (const name of ['Ana Ode', 'Cal Ode']) fireEvent.click(await screen.findByLabelText(name));
  fireEvent.click(screen.getByText('Save'));
  expect(await screen.findByText('Please choose at least one student.')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Ana Ode'));
  fireEvent.change(screen.getByLabelText('Due for them'), { target: { value: '2026-12-12' } });
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      body: { activityId: 7, studentIds: [11], dueDate: '2026-12-12' },
    }),
  );
});

it('tells who has more time, and takes it back', async () => {
  const sent = await show([one(11, 'Ana', 'next-up', '2026-12-12'), one(12, 'Ben', 'missed')]);
  expect(screen.getByText(/^Ana Ode has until Sat, Dec 12\.$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ body: { activityId: 7, studentIds: [11], dueDate: null } }),
  );
});

it('offers nothing where everybody is done, and where the activity is canceled', async () => {
  await show([one(12, 'Ben', 'completed')]);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  await show(students, 'canceled');
  expect(screen.queryByRole('button')).toBeNull();
});
