import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readers } from '../testing/fixture-class.ts';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { NoStudents } from './no-students.tsx';

afterEach(cleanup);

it('shows both ways into an empty class', async () => {
  await renderInRouter(<NoStudents schoolClass={readers} />);
  expect(screen.getByRole('heading', { name: 'No students yet' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy the code' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add students' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy how to join' })).toBeTruthy();
});
