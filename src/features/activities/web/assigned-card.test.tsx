import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import type { AssignmentView } from '../contract/views.ts';
import { AssignedCard } from './assigned-card.tsx';

afterEach(cleanup);

const passage: Extract<AssignmentView, { type: 'PASSAGE' }> = {
  studentAssignmentId: 3,
  activityId: 3,
  classId: 1,
  className: 'Room 12',
  timezone: 'America/New_York',
  startDate: '2026-11-23',
  dueDate: '2026-11-30',
  type: 'PASSAGE',
  versionId: 70,
  title: 'The River Turns',
  topic: 'earth-and-space',
  teaser: 'One spring the river took another way.',
  level: 4,
  farAbove: false,
  minutes: 4,
  questionCount: 5,
  essay: false,
  status: 'resume',
  passageStatus: 'active',
  tooFast: false,
  attemptId: 31,
};

const show = (answeredCount: number, own: Partial<Parameters<typeof AssignedCard>[0]> = {}) => {
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: null });
  const open = { answeredCount, questionCount: 5 };
  return renderWithServer(
    <SignInProvider store={store}>
      <AssignedCard assigned={[passage]} first={null} open={open} onStale={() => {}} {...own} />
    </SignInProvider>,
    () => ({}),
  );
};

it('says how far an assigned passage is, once it is begun', async () => {
  await show(1);
  expect(screen.getByText('1 of 5 questions answered')).toBeTruthy();
  cleanup();
  await show(0);
  expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy();
  expect(screen.queryByText(/questions answered/)).toBeNull();
});

const steps = () => screen.getAllByRole('list', { name: 'Steps of this passage' });
const now = () =>
  steps().map((one) => within(one).getAllByRole('listitem', { current: 'step' })[0]?.textContent);

it('says who chose a passage, how it begins, until when it is due, and at which of its steps the student is', async () => {
  const next = { ...passage, essay: true, status: 'next-up', attemptId: null } as const;
  await show(0, { assigned: [next, { ...next, studentAssignmentId: 4, title: 'Salt' }] });
  expect(screen.getByText('Your teacher in Room 12 chose this passage for you:')).toBeTruthy();
  expect(screen.getByText('One spring the river took another way.')).toBeTruthy();
  expect(screen.getAllByText(/5 questions · about 4 minutes$/)).toHaveLength(2);
  expect(screen.getAllByText(/(Was due|Due) /)).toHaveLength(2);
  // Only of the one that comes next.
  expect(now()).toEqual(['Start']);
  expect(within(steps()[0]!).getAllByRole('listitem')).toHaveLength(5);
  cleanup();
  await show(0);
  expect(now()).toEqual(['Read']);
  cleanup();
  await show(2);
  expect(now()).toEqual(['Questions']);
});

it('offers no start while an essay must be written, and says what comes first', async () => {
  await show(0, {
    assigned: [{ ...passage, status: 'next-up', attemptId: null }],
    first: { kind: 'essay', title: 'Show Day' },
  });
  expect(screen.getByText('You can start here after you write about “Show Day”.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

const LIST: readonly AssignmentView[] = [
  { ...passage, studentAssignmentId: 4, title: 'Salt', status: 'reverse-next-up' },
  { ...passage, studentAssignmentId: 5, title: 'Ice', status: 'reverse-next-up' },
  { ...passage, studentAssignmentId: 6, title: 'Wool', status: 'reverse-next-up' },
  { ...passage, studentAssignmentId: 7, title: 'Glass', status: 'resume' },
];

it('shows first what was begun, however late it is due', async () => {
  await show(0, { assigned: LIST });
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Glass', 'Salt', 'Ice']);
  expect(screen.getAllByRole('link', { name: 'Continue' })).toHaveLength(1);
});

const variants = () =>
  screen
    .getAllByRole('button', { name: /^Start/ })
    .map(({ className }) => (className.includes('primary') ? 'primary' : 'secondary'));

it('leads with one act, and with none where something else on the screen leads', async () => {
  const assigned = LIST.slice(0, 3).with(1, { ...LIST[1]!, status: 'next-up' });
  await show(0, { assigned });
  expect(variants()).toEqual(['primary', 'secondary', 'secondary']);
  cleanup();
  await show(0, { assigned, leads: false });
  expect(variants()).toEqual(['secondary', 'secondary', 'secondary']);
});
