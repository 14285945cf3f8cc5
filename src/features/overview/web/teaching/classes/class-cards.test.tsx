import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { listClasses } from '#features/classes/contract/endpoints.ts';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { href } from '#platform/screens/core/address.ts';
import { classOverviewPage, classPage, classProgressPage } from '#platform/screens/core/staff-addresses.ts';
import { dayOfIso, weekStart } from '#platform/time/core/civil-day.ts';
import { Messages } from '#platform/ui/web/messages.tsx';
import type { FiguresOfClass } from '../../../contract/class-figures.ts';
import { readers } from '../testing/fixture-class.ts';
import { ClassCards } from './class-cards.tsx';

afterEach(cleanup);

const figures: FiguresOfClass = {
  classId: readers.id,
  students: 2,
  pretestKnown: 2,
  pretestDone: 1,
  quizzesTaken: 3,
  quizzesPassed: 1,
  quizzesTooFast: 0,
  weekQuizzes: 3,
  weekTooFast: 0,
  weekMinutes: 21,
  needHelp: 1,
  levelsKnown: 1,
  medianLevel: { value: 4.5, end: null },
};

function Shown({ figures: shown }: { readonly figures: FiguresOfClass }) {
  const { data } = useEndpointQuery(listClasses, {});
  return (
    <>
      <ClassCards classes={data?.classes ?? []} figures={[shown]} heading="h2" />
      <Messages />
    </>
  );
}
const classes = [readers, { ...readers, id: 8, name: 'Club' }, { ...readers, id: 9, name: 'Poets' }];
const open = (refuses = false, shown: FiguresOfClass = figures) =>
  renderWithServer(<Shown figures={shown} />, ({ name }) => {
    if (name === 'listClasses') return { classes };
    return refuses ? new Refused({ code: 'offline', status: 0, detail: 'The network is away.' }) : {};
  });
const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const linkOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
const moveDown = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Move ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move later' }));
};

it('says the week, the pretest while it is not done, the level, and who needs help, and opens each of them', async () => {
  await open();
  const week = new URL((await linkOf('3 quizzes this week, 21 minutes')) ?? '', 'https://school.example');
  expect(week.pathname).toBe(href(classProgressPage, { id: 7 }));
  const [from, until] = ['from', 'until'].map((name) => dayOfIso(week.searchParams.get(name) ?? undefined));
  expect(from).toBe(weekStart(until ?? 0));
  expect(await linkOf('1 of 2 has done the pretest')).toBe(href(classPage, { id: 7 }, { need: 'pretest' }));
  expect(await linkOf('Median level: 4.5 (1 of 2 students)')).toBe(
    href(classPage, { id: 7 }, { sort: 'level' }),
  );
  expect(await linkOf('1 student needs help')).toBe(href(classOverviewPage, { id: 7 }));
});

it('says that nobody needs help only of a class in which a level is known', async () => {
  await open(false, { ...figures, needHelp: 0 });
  expect(await screen.findByText('Nobody needs help right now')).toBeTruthy();
  cleanup();
  await open(false, { ...figures, needHelp: 0, levelsKnown: 0, medianLevel: null });
  expect(await screen.findByText('Median level: not known yet')).toBeTruthy();
  expect(screen.queryByText(/needs? help/)).toBeNull();
  cleanup();
  await open(false, { ...figures, weekQuizzes: 0, weekMinutes: 0 });
  expect((await screen.findByText('No quizzes this week')).closest('a')).toBeNull();
});

const show = async (changes: object) => {
  cleanup();
  await renderWithServer(
    <ClassCards classes={[{ ...readers, ...changes }]} figures={[figures]} heading="h2" />,
    () => ({}),
  );
};
const copy = () => screen.queryByRole('button', { name: 'Copy the code for Readers' });

it('offers no code that nobody can join by', async () => {
  const past = new Date(Date.now() - 1000).toISOString();
  await show({});
  expect(copy()).toBeTruthy();
  await show({ classCodeExpires: past });
  expect(screen.getByText('Its code has expired.')).toBeTruthy();
  expect(copy()).toBeNull();
  await show({ classCode: null, classCodeExpires: past });
  expect(screen.getByText('Its code has expired.')).toBeTruthy();
  await show({ classCode: null });
  expect(screen.getByText('Its code is closed.')).toBeTruthy();
});

it('moves a class at once, keeps the order, and leaves the focus on its button', async () => {
  const calls = await open();
  await moveDown('Readers');
  expect(names()).toEqual(['Club', 'Readers', 'Poets']);
  expect(calls.at(-1)).toEqual({ name: 'orderClasses', body: { classIds: [8, 7, 9] } });
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Move Readers' }));
});

it('moves the first only down and the last only up', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Move Poets' }));
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Move earlier']);
});

it('puts the order back and says so when it could not be kept', async () => {
  await open(true);
  await moveDown('Readers');
  expect(await screen.findByText('The order could not be saved. The network is away.')).toBeTruthy();
  expect(names()).toEqual(['Readers', 'Club', 'Poets']);
});
