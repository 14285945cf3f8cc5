import { expect, type Page } from '@playwright/test';
import type { Teacher, World } from '#app/server/world.ts';
import { approveTeacher } from '#features/admin/contract/people.ts';
import { DEMO } from './people.ts';

const FIRST = ['Ana', 'Ben', 'Cal', 'Dee', 'Eva', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jan'];
const LAST = ['Abara', 'Brook', 'Clay'];

/** So many students, all with another name. At most thirty. */
export const manyNames = (
  many: number,
): readonly { readonly firstName: string; readonly lastName: string }[] =>
  LAST.flatMap((lastName) => FIRST.map((firstName) => ({ firstName, lastName }))).slice(0, many);

/** A file of a table, as a spreadsheet saves it. */
export const csvFile = (name: string, rows: readonly (readonly string[])[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((cells) => cells.join(',')).join('\r\n')),
});

/** Chooses a file of names and looks at what it will do. */
export async function chooseNames(page: Page, file: ReturnType<typeof csvFile>): Promise<void> {
  await page.getByRole('link', { name: 'Add students' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a CSV file' }).click();
  await (await chooser).setFiles(file);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check the names' })).toBeVisible();
}

/** What the cards on the screen say: who logs in with what. */
export async function readCards(page: Page): Promise<{ username: string; password: string }[]> {
  const rows = await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all();
  return Promise.all(
    rows.map(async (row) => {
      const [username = '', password = ''] = await row.getByRole('cell').allTextContents();
      return { username, password };
    }),
  );
}

/** A teacher whom the administrator has approved. */
export async function approvedTeacher(world: World, name: string): Promise<Teacher> {
  const [teacher, admin] = await Promise.all([
    world.teacher(name),
    world.logIn(DEMO.admin.username, DEMO.admin.password),
  ]);
  const seen = { email: `${teacher.username}@school.example`, firstName: 'Ms.', lastName: name };
  await admin.call(approveTeacher, { body: { userId: teacher.id, seen } });
  return teacher;
}
