import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { readers } from '../testing/fixture-class.ts';
import { NoStudents } from './no-students.tsx';

afterEach(cleanup);

it('shows both ways into an empty class', async () => {
  await renderWithServer(<NoStudents schoolClass={readers} />, () => ({}));
  expect(screen.getByRole('heading', { name: 'No students yet' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy the code' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download a handout' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add students' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy how to join' })).toBeTruthy();
});
