import { href } from '#platform/screens/core/address.ts';
import { studentHome, teacherHome } from '#platform/screens/core/addresses.ts';
import { helpAnswerPage, helpPage } from '#platform/screens/core/service-addresses.ts';
import { teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { keys, mouse } from './steps/hands.ts';
import { judge } from './steps/judge.ts';
import { DEMO, logIn } from './steps/people.ts';

for (const [with_, hands] of [
  ['with the mouse', mouse],
  ['by the keyboard', keys],
] as const) {
  test(`a teacher finds an answer over the screen ${with_}, without a call, and is back where they were`, async ({
    page,
  }) => {
    await logIn(page, DEMO.teacher);
    await page.goto(href(teacherClasses));
    const menu = page.getByRole('button', { name: /account$/i });
    await hands.press(menu);
    const help = page.getByRole('menuitem', { name: 'Help' });
    if (hands === mouse) await help.click();
    else {
      await expect(help).toBeVisible();
      // The arrows of a menu go round.
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowUp');
      await expect(help).toBeFocused();
      await page.keyboard.press('Enter');
    }
    const dialog = page.getByRole('dialog', { name: 'Help' });
    await expect(dialog.getByRole('button', { name: 'How do I start with my first class?' })).toBeVisible();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.keyboard.type('two accounts');
    await expect(dialog.getByText('1 answer.')).toBeVisible();
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
    await page.keyboard.press('Enter');
    const answer = page.getByRole('dialog', { name: 'A student has two accounts' });
    await expect(answer).toContainText('You can undo it for 7 days.');
    await judge(page, 'an answer over the screen');
    await hands.press(answer.getByRole('button', { name: 'Back to the answers' }));
    await expect(page.getByRole('searchbox')).toHaveValue('two accounts');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menu).toBeFocused();
  });
}

test('an answer leads to its screen, and the help is out of the way', async ({ page }) => {
  await logIn(page, DEMO.teacher);
  await page.getByRole('button', { name: /account$/i }).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await page.getByRole('searchbox').fill('new school year');
  await page.getByRole('button', { name: 'How do I start a new school year?' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'New school year' }).click();
  await expect(page.getByRole('heading', { name: 'New school year', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a student finds the help below the page, and only what is for students', async ({ page }) => {
  await logIn(page, DEMO.student);
  await page.goto(href(studentHome));
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL(href(helpPage));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['For students']);
  await page.getByLabel('What do you need help with?').fill('bigger');
  await page.getByRole('link', { name: 'How do I make the text bigger?' }).click();
  await expect(page).toHaveURL(href(helpAnswerPage, {}, { name: 'text-size' }));
  await expect(page.getByRole('main')).toContainText('Line focus');
});

test('a link to an answer opens without a login, and one that is gone says so', async ({ page }) => {
  await page.goto(href(helpAnswerPage, {}, { name: 'join-class' }));
  await expect(page.getByRole('heading', { name: 'How do I join my class?', level: 1 })).toBeVisible();
  await page.goto(href(helpAnswerPage, {}, { name: 'gone' }));
  await page.getByRole('link', { name: 'All answers' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
});

test('a new teacher sees the steps of a first class, and puts them away', async ({ page, world }) => {
  await logIn(page, await world.teacher('Rivera'));
  await page.goto(href(teacherHome));
  const steps = page.getByRole('region', { name: 'Your first class' });
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await judge(page, 'the steps of a first class');
  await steps.getByRole('link', { name: /^How it works ?: Create a class$/ }).click();
  await expect(page.getByRole('heading', { name: 'How do I start with my first class?' })).toBeVisible();
  await page.goBack();
  await steps.getByRole('button', { name: 'Put this away' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});
