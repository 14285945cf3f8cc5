import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { readers } from '../testing/fixture-class.ts';
import { readerAt, rosterLine, SIX_NEAR_SEVEN } from '../testing/fixture-roster.ts';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { ClassLevels } from './class-levels.tsx';

afterEach(cleanup);

const at = (name: string, level: number) => readerAt(name, level, level - 0.2);
const eve = rosterLine('Eve', { readingLevel: null, pretestStatus: 'pretest_not_started' });
const bar = (name: RegExp) => screen.getByRole('link', { name });

it('says how many read at each level, and who has none', async () => {
  await renderInRouter(
    <ClassLevels schoolClass={readers} students={[at('Cy', 5), at('Ana', 5), at('Ben', 7), eve]} />,
  );
  const list = screen.getByRole('list', { name: 'Students at each level' });
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Level Five: 2 students'),
    expect.stringContaining('Level Seven: 1 student'),
  ]);
  expect(screen.getByText('1 has not finished the pretest.')).toBeTruthy();
  expect(screen.queryByText(/^The class reads/)).toBeNull();
});

it('leads from a bar to its students in the roster', async () => {
  await renderInRouter(<ClassLevels schoolClass={readers} students={[at('Ana', 5), at('Ben', 7)]} />);
  expect(bar(/Level Seven: 1 student/).getAttribute('href')).toBe(
    href(classPage, { id: readers.id }, { level: 7 }),
  );
});

it('counts a student at the shown level, which the roster then shows', async () => {
  const ben = rosterLine('Ben', { readingLevel: SIX_NEAR_SEVEN });
  await renderInRouter(<ClassLevels schoolClass={readers} students={[ben]} />);
  expect(screen.getAllByRole('link')).toEqual([bar(/Level Six: 1 student/)]);
});

it('marks the range of a class that does not read everything', async () => {
  const narrow = {
    ...readers,
    settings: { ...readers.settings, lowestLevel: 3, highestLevel: 7 },
  };
  await renderInRouter(<ClassLevels schoolClass={narrow} students={[at('Ana', 5)]} />);
  expect(screen.getByText('The class reads Levels Three to Seven.')).toBeTruthy();
});

it('is a sentence while nobody has a level', async () => {
  await renderInRouter(<ClassLevels schoolClass={readers} students={[eve]} />);
  expect(screen.getByText(/^Nobody has finished the pretest yet/)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
