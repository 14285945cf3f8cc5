import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { MoreTime } from './more-time.tsx';

afterEach(cleanup);

const students = [
  { studentId: 11, status: 'missed' },
  { studentId: 12, status: 'completed' },
  { studentId: 13, status: 'missed' },
];
const show = (status: 'active' | 'missed', of = students) =>
  renderWithServer(<MoreTime activity={{ activityId: 7, status }} students={of} />, () => ({}));

it('gives those who missed an activity more time, and nobody else', async () => {
  await show('missed');
  expect(screen.getByText('2 students missed it.')).toBeTruthy();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Give more time' });
  expect(new URL(href).search).toBe('?copy=7&students=11-13');
});

it('offers it once the activity is over, and where somebody missed it', async () => {
  await show('active');
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  await show('missed', [{ studentId: 12, status: 'completed' }]);
  expect(screen.queryByRole('link')).toBeNull();
});
