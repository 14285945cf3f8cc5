import type { Page } from '@playwright/test';
import { startPretest } from '#features/quiz/contract/endpoints.ts';
import { href } from '#platform/screens/core/address.ts';
import { landing, login } from '#platform/screens/core/addresses.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { countedHands } from './steps/counted-hands.ts';
import { mouse } from './steps/hands.ts';
import { judge } from './steps/judge.ts';
import { fillTeacherForm, freshUsername, logIn } from './steps/people.ts';
import { openQuestion } from './steps/reading.ts';
import { approvedTeacher, chooseNames, csvFile, manyNames, readCards } from './steps/rosters.ts';

const HEADS = ['Student ID', 'Last Name', 'First Name', 'Login Name'];

test('a teacher imports a roster twice', async ({ page, world }) => {
  test.setTimeout(120_000);
  const teacher = await approvedTeacher(world, 'Rivera');
  const room = await teacher.class('Room 12');
  const usernames = manyNames(8).map(({ firstName }) => freshUsername(firstName.toLowerCase()));
  const rows = manyNames(8).map(({ firstName, lastName }, at) => [
    String(10_021 + at),
    lastName,
    firstName,
    usernames[at] ?? '',
  ]);
  await logIn(page, teacher, href(classPage, { id: room.id }));

  await chooseNames(page, csvFile('room-12.csv', [HEADS, ...rows]));
  await expect(page.getByRole('combobox', { name: 'Login Name' })).toHaveValue('username');
  await expect(page.getByRole('heading', { name: '8 accounts will be created' })).toBeVisible();
  await judge(page, 'a table of new students with its columns');
  await page.getByRole('button', { name: 'Create 8 accounts' }).click();
  await expect(page.getByRole('heading', { name: '8 accounts are ready' })).toBeVisible();
  expect((await readCards(page)).map(({ username }) => username)).toEqual(usernames);
  await goToClass(page);

  await chooseNames(page, csvFile('room-12.csv', [HEADS, ...rows]));
  await expect(page.getByText('Nothing to do: all 8 are in the class already')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Create|Change) / })).toHaveCount(0);
  await judge(page, 'a list that changes nothing');
  await page.getByRole('link', { name: 'Go to the class' }).click();

  const changed = rows.toSpliced(2, 1, ['10023', 'Abara-Stone', 'Cal', usernames[2]?.toUpperCase() ?? '']);
  const shorter = csvFile('room-12-october.csv', [
    HEADS,
    ...changed.slice(0, 7),
    ['10090', 'Whitfield', 'Orla', ''],
  ]);
  await chooseNames(page, shorter);
  await expect(page.getByRole('heading', { name: '1 name will change' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '6 students are in the class already' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 student is not on your list' })).toBeVisible();
  await page.getByText('6 students are in the class already').click();
  await page.getByText('1 student is not on your list').click();
  await judge(page, 'a list with new names, other names, and some that stay');
  await page.getByRole('button', { name: 'Create 1 account and change 1 name' }).click();
  await expect(page.getByText('1 name was changed: Cal Abara-Stone.')).toBeVisible();
  await goToClass(page);
  await expect(page.getByRole('link', { name: 'Cal Abara-Stone', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hal Abara', exact: true })).toBeVisible();

  const others = manyNames(30).slice(20, 26);
  const wrong = csvFile(
    'room-13.csv',
    others.map(({ firstName, lastName }) => [firstName, lastName]),
  );
  await chooseNames(page, wrong);
  await page.getByRole('button', { name: 'Create 6 accounts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is Room 12 the right class?' });
  await expect(dialog).toContainText('None of the 6 names on your list is in Room 12 yet.');
  await judge(page, 'a question whether a list is of this class');
  await dialog.getByRole('button', { name: 'No, go back' }).click();
  await expect(page.getByRole('heading', { name: '6 accounts will be created' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the names' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: 'Orla Whitfield', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Clay$/ })).toHaveCount(0);
});

test('a teacher new to the product has a class of 25 with cards to print', async ({ page }) => {
  test.setTimeout(90_000);
  const hands = countedHands(mouse);
  await page.goto(landing.path);
  await hands.press(page.getByRole('link', { name: 'a teacher' }));
  await hands.arrive(page, 'Create your teacher account');
  await fillTeacherForm(page, freshUsername('rivera'), hands);
  await hands.press(page.getByRole('button', { name: 'Create my account' }));
  await hands.arrive(page, 'Create your first class');
  await hands.type(page.getByLabel('Class name'), 'Room 12');
  await hands.choose(page.getByLabel('Grade'), 'Grade 4');
  await hands.press(page.getByRole('button', { name: 'Create the class' }));
  await hands.arrive(page, 'Bring in your students');
  await hands.press(page.getByRole('link', { name: 'Done' }));
  await hands.arrive(page, 'Your account is ready');
  await hands.press(page.getByRole('link', { name: 'Open Room 12' }));
  await hands.arrive(page, 'No students yet');
  await hands.press(page.getByRole('link', { name: 'Add students' }));
  await hands.arrive(page, 'Add students');
  const names = manyNames(25).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  await hands.type(page.getByRole('textbox', { name: 'Names' }), names.join('\n'));
  await hands.press(page.getByRole('button', { name: 'Continue' }));
  await hands.arrive(page, '25 accounts will be created');
  await hands.press(page.getByRole('button', { name: 'Create 25 accounts' }));
  await hands.arrive(page, '25 accounts are ready');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await hands.press(page.getByRole('button', { name: 'Print login cards' }));
  await expect(page.locator('body[data-printed]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of [names[0], names[24]])
    await expect(page.getByRole('heading', { name: name ?? '', exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });
  // The names are one field: a list is pasted. Whoever adds a step to the way changes these figures, and sees it here.
  expect(hands.counts()).toEqual({ screens: 8, fields: 8, presses: 9 });
});

test('thirty children on their first day', async ({ page, newDevice, world }) => {
  test.setTimeout(120_000);
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await logIn(page, teacher, href(classPage, { id: room.id }));
  await page.getByRole('link', { name: 'Add students' }).click();
  const names = manyNames(30).map(({ firstName, lastName }) => `${lastName}, ${firstName}`);
  await page.getByRole('textbox', { name: 'Names' }).fill(names.join('\n'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Create 30 accounts' }).click();
  await expect(page.getByRole('heading', { name: '30 accounts are ready' })).toBeVisible({ timeout: 30_000 });
  const cards = await readCards(page);
  expect(new Set(cards.map(({ username }) => username)).size).toBe(30);

  // All at once, as a class that opens its laptops.
  const begun = cards.slice(3).map(async ({ username, password }) => {
    const student = await world.logIn(username, password);
    const { status, data } = await student.call(startPretest, { params: { id: student.id } });
    return [status, data.quiz?.next !== undefined];
  });
  const devices = cards.slice(0, 3).map(async (card) => {
    const device = await newDevice();
    await logIn(device, card, new URL(href(login), page.url()).href);
    await device.getByRole('link', { name: 'Start', exact: true }).click();
    await device.getByRole('button', { name: 'Start reading' }).click();
    await expect(openQuestion(device)).toBeVisible();
  });
  expect(await Promise.all(begun)).toEqual(cards.slice(3).map(() => [200, true]));
  await Promise.all(devices);
});

async function goToClass(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go to the class' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Room 12', level: 1 })).toBeVisible();
}
