import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { ChooseFound, useFoundByName } from './use-found-by-name.tsx';

afterEach(cleanup);

const student = (studentId: number, firstName: string) => ({
  studentId,
  firstName,
  lastName: 'Lopez',
  username: `s${studentId}`,
});
const many = Array.from({ length: 60 }, (_, n) => student(n, n % 20 === 0 ? 'Zoë' : 'Ben'));
const chosen: number[] = [];

function List({ students }: { readonly students: typeof many }) {
  const { found, isNarrowed, field } = useFoundByName(students);
  return (
    <>
      {field}
      {isNarrowed && <ChooseFound found={found} onChoose={(ids) => chosen.push(...ids)} />}
      <p>{found.length} listed</p>
    </>
  );
}
const type = async (words: string) => {
  const field = screen.getByRole('searchbox', { name: 'Find a student' });
  await userEvent.clear(field);
  if (words !== '') await userEvent.type(field, words);
};

it('finds the students of a long list by a part of their names, and chooses them all', async () => {
  await renderScreen(<List students={many} />);
  expect(screen.queryByRole('button')).toBeNull();
  await type('zoe LOP');
  expect(await screen.findByText('3 of 60 students')).toBeTruthy();
  expect(screen.getByText('3 listed')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Choose these 3' }));
  expect(chosen).toEqual([0, 20, 40]);
  await type('s59');
  expect(await screen.findByRole('button', { name: 'Choose this student' })).toBeTruthy();
  await type('nobody');
  expect(await screen.findByText('No student here has this name.')).toBeTruthy();
  await type('');
  expect(await screen.findByText('60 listed')).toBeTruthy();
});

it('asks for no name where the students are few', async () => {
  await renderScreen(<List students={many.slice(0, 50)} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByText('50 listed')).toBeTruthy();
});
