import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SignedInTeacher } from '#features/accounts/web/testing/signed-in-teacher.tsx';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import {
  classEssaysPage,
  classPage,
  studentPage,
  studentQuizzesPage,
} from '#platform/screens/core/staff-addresses.ts';
import { clearMessages } from '#platform/ui/web/message-store.ts';
import { Messages } from '#platform/ui/web/messages.tsx';
import type { WorklistRow } from '../../../contract/worklist.ts';
import { readers } from '../testing/fixture-class.ts';
import { TeacherHomePage } from './teacher-home-page.tsx';

afterEach(cleanup);

const ofClass = { classId: readers.id, className: readers.name };
const ana = { studentId: 5, firstName: 'Ana', lastName: 'Lopez', username: 'ana' };
const guessing = { kind: 'guessing', share: 0.42 } as const;
const helping: WorklistRow = {
  type: 'help',
  rowKey: 'guessing:7',
  state: '5:1',
  ...ofClass,
  kind: 'guessing',
  skill: null,
  practice: null,
  everyone: false,
  count: 1,
  mildest: guessing,
  named: [{ ...ana, reason: guessing }],
};
const away = (count: number): WorklistRow => ({
  ...helping,
  rowKey: 'away:7',
  kind: 'away',
  count,
  mildest: { kind: 'away', days: 15 },
  named: [{ ...ana, reason: { kind: 'away', days: 20 } }],
});
const essays: WorklistRow = { type: 'essays', rowKey: 'essays:7', state: '0:1', ...ofClass, waiting: 2 };

/** The home of a teacher with a server that keeps what is put away. */
async function open(
  rows: readonly WorklistRow[],
  { refuses = false, classes = [readers], gone: before = [] as string[] } = {},
) {
  const gone = new Set(before);
  return renderWithServer(
    <SignedInTeacher>
      <TeacherHomePage />
      <Messages />
    </SignedInTeacher>,
    ({ name, body }) => {
      const { rowKey = '' } = (body ?? {}) as { rowKey?: string };
      if (name === 'listClasses') return { classes };
      if (name === 'listWorklist') {
        const { shown = [], putAway = [] } = Object.groupBy(rows, (row) =>
          gone.has(row.rowKey) ? 'putAway' : 'shown',
        );
        return { rows: shown, putAway, figures: [], leftOut: [] };
      }
      if (refuses) return new Refused({ code: 'offline', status: 0, detail: 'The network is away.' });
      if (name === 'dismissWorklistRow') gone.add(rowKey);
      else gone.delete(rowKey);
      return {};
    },
  );
}
const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
const inList = () => within(screen.getByRole('region', { name: 'Who needs you' }));
const rowsOf = () =>
  inList()
    .getAllByRole('listitem')
    .filter((row) => !row.closest('details'));

it('leads to those who have the pretest to do', async () => {
  const pretest = { type: 'pretest', rowKey: 'pretest:7', state: '5:0', ...ofClass } as const;
  await open([
    { ...pretest, done: 1, known: 26 },
    { ...pretest, rowKey: 'pretest:8', classId: 8, done: 3, known: 4 },
  ]);
  expect(await link('Show the 25 students')).toBe(href(classPage, { id: 7 }, { need: 'pretest' }));
  expect(await link('Show the student')).toBe(href(classPage, { id: 8 }, { need: 'pretest' }));
});

it('leads to the student when it is one, to those students when it is several, and to the essays', async () => {
  await open([helping, away(3), essays]);
  expect(await link('Open Ana Lopez')).toBe(href(studentPage, { id: 5 }));
  expect(await link('See these quizzes')).toContain(href(studentQuizzesPage, { id: 5 }));
  expect(await link('Show the 3 students')).toBe(href(classPage, { id: 7 }, { need: 'away' }));
  expect(await link('Read them')).toBe(href(classEssaysPage, { id: 7 }));
  expect(screen.getByText(/^Ana Lopez has guessed on 42% of the questions/)).toBeTruthy();
});

it('puts a row away, hands the focus on, and puts it back', async () => {
  const calls = await open([helping, essays]);
  await userEvent.click(
    await screen.findByRole('button', { name: /^Put away: Ana Lopez has guessed on 42%/ }),
  );
  expect(rowsOf()).toHaveLength(1);
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Put away: 2 short essays to read/);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Ana Lopez has guessed on 42%/)).toBeTruthy();
  expect(calls.filter(({ name }) => name.endsWith('WorklistRow'))).toEqual([
    { name: 'dismissWorklistRow', body: { rowKey: 'guessing:7', state: '5:1' } },
    { name: 'restoreWorklistRow', body: { rowKey: 'guessing:7' } },
  ]);
});

it('lists what was put away, and brings it back later', async () => {
  const calls = await open([helping, essays]);
  expect(screen.queryByText('Put away')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /^Put away: 2 short essays/ }));
  cleanup();
  clearMessages();
  await open([helping, essays], { gone: ['essays:7'] });
  await userEvent.click(await screen.findByText('Put away'));
  await userEvent.click(screen.getByRole('button', { name: /^Bring back: 2 short essays to read. Readers/ }));
  expect(await screen.findByRole('link', { name: 'Read them' })).toBeTruthy();
  expect(screen.queryByText('Put away')).toBeNull();
  expect(calls.some(({ name }) => name === 'dismissWorklistRow')).toBe(true);
});

it('brings a row back with the reason when that could not be kept', async () => {
  await open([helping], { refuses: true });
  await userEvent.click(await screen.findByRole('button', { name: /^Put away/ }));
  expect(await screen.findByText(/^This could not be put away. The network is away.$/)).toBeTruthy();
  expect(screen.getByText(/^Ana Lopez has guessed on 42%/)).toBeTruthy();
});

it('says what will be here where nothing waits, and how to begin without classes or students', async () => {
  await open([]);
  expect(await screen.findByText('Nobody right now')).toBeTruthy();
  cleanup();
  await open([], { classes: [{ ...readers, studentCount: 0 }] });
  expect(await screen.findByText('No students yet')).toBeTruthy();
  cleanup();
  await open([], { classes: [] });
  expect(await screen.findByText('You have no class right now')).toBeTruthy();
});

it('tells two classes of one name apart', async () => {
  const twin = { ...readers, id: 8, grade: 5 };
  await open([essays, { ...essays, rowKey: 'essays:8', classId: 8 }], { classes: [readers, twin] });
  await screen.findByRole('region', { name: 'Who needs you' });
  const [first, second] = rowsOf();
  expect(within(first!).getByText('Readers · Grade 4')).toBeTruthy();
  expect(within(second!).getByText('Readers · Grade 5')).toBeTruthy();
});
