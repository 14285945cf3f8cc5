import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { readers } from '../testing/fixture-class.ts';
import { rosterLine } from '../testing/fixture-roster.ts';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { ClassLevels } from './class-levels.tsx';

afterEach(cleanup);

const at = (name: string, level: number) =>
  rosterLine(name, { readingLevel: { value: level - 0.2, uncertainty: 0.5, level, measure: 800 } });
const eve = rosterLine('Eve', { readingLevel: null, pretestStatus: 'pretest_not_started' });
const bar = (name: RegExp) => screen.getByRole('button', { name });
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('says how many read at each level, and who has none', async () => {
  await renderInRouter(
    <ClassLevels of={readers} students={[at('Cy', 5), at('Ana', 5), at('Ben', 7), eve]} />,
  );
  const list = screen.getByRole('list', { name: 'Students at each level' });
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Level Five: 2 students'),
    expect.stringContaining('Level Seven: 1 student'),
  ]);
  expect(screen.getByText('1 has not finished the pretest.')).toBeTruthy();
  expect(screen.queryByText(/^The class reads/)).toBeNull();
});

it('lists who stands there by keyboard, and closes on Escape with the focus where it was', async () => {
  await renderInRouter(<ClassLevels of={readers} students={[at('Cy', 5), at('Ana', 5), at('Ben', 7)]} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Ana Rivera', 'Cy Rivera']);
  expect(bar(/Level Five/).getAttribute('aria-expanded')).toBe('true');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ana Rivera' }));
  await userEvent.keyboard('{Escape}');
  expect(names()).toEqual([]);
  expect(document.activeElement).toBe(bar(/Level Five/));
});

it('opens below the mouse, and stays when pressed', async () => {
  await renderInRouter(<ClassLevels of={readers} students={[at('Ana', 5), at('Ben', 7)]} />);
  await userEvent.hover(bar(/Level Seven/));
  expect(names()).toEqual(['Ben Rivera']);
  await userEvent.unhover(bar(/Level Seven/));
  expect(names()).toEqual([]);
  await userEvent.click(bar(/Level Five/));
  await userEvent.unhover(bar(/Level Five/));
  expect(names()).toEqual(['Ana Rivera']);
  await userEvent.click(bar(/Level Five/));
  expect(names()).toEqual([]);
});

it('marks the range of a class that does not read everything', async () => {
  const narrow = {
    ...readers,
    classSettingObject: { ...readers.classSettingObject, min_level: 3, max_level: 7 },
  };
  await renderInRouter(<ClassLevels of={narrow} students={[at('Ana', 5)]} />);
  expect(screen.getByText('The class reads levels Three to Seven.')).toBeTruthy();
});

it('is a sentence while nobody has a level', async () => {
  await renderInRouter(<ClassLevels of={readers} students={[eve]} />);
  expect(screen.getByText(/^Nobody has finished the pretest yet/)).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
