import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { readerAt, rosterLine, SIX_NEAR_SEVEN } from '../testing/fixture-roster.ts';
import { SomeStudents } from './some-students.tsx';

afterEach(cleanup);

it('shows every student with the level, and how many of them are chosen', async () => {
  const ana = readerAt('Ana', 4, 4.2);
  const ben = rosterLine('Ben', { readingLevel: null });
  const wei = rosterLine('Wei', { readingLevel: SIX_NEAR_SEVEN });
  await renderWithServer(
    <SomeStudents classId={7} chosen={[ana.studentId]} onChange={() => undefined} />,
    () => ({ students: [ana, ben, wei] }),
  );
  expect(
    await screen.findByRole('checkbox', { name: 'Ana Rivera · Level Four', checked: true }),
  ).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Ben Rivera', checked: false })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Wei Rivera · Level Six' })).toBeTruthy();
  expect(screen.getByText('1 of 3 chosen')).toBeTruthy();
});
