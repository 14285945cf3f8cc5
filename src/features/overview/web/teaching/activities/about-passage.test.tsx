import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { ReadAlready } from './about-passage.tsx';

afterEach(cleanup);

const NAMES = ['Ana', 'Ben', 'Cal', 'Dee', 'Eve'];
const reader = (firstName: string, index: number) => ({
  studentId: index + 1,
  username: firstName.toLowerCase(),
  firstName,
  lastName: '',
  attemptId: 1,
  versionId: 7,
  finishedOn: '2026-10-14',
  right: 4,
  total: 5,
  fastAnswers: 0,
  passed: true,
});
const open = (readers: number, more = 0, among: readonly number[] | null = null) =>
  renderWithServer(<ReadAlready versionId={7} among={among} />, () => ({
    readers: NAMES.slice(0, readers).map(reader),
    more,
  }));

it('names who has read a passage', async () => {
  await open(3);
  expect(await screen.findByText('Your students who have already read it: Ana, Ben, Cal')).toBeTruthy();
});

it('names all of them when they are asked for', async () => {
  await open(5, 2);
  await userEvent.click(await screen.findByRole('button', { name: 'and 4 more' }));
  expect(
    screen.getByText('Your students who have already read it: Ana, Ben, Cal, Dee, Eve and 2 more'),
  ).toBeTruthy();
});

it('names of those who are chosen only the ones who have read it', async () => {
  await open(5, 2, [2, 3, 99]);
  expect(await screen.findByText('Already read by Ben, Cal')).toBeTruthy();
});
