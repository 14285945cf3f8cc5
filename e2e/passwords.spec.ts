import { href } from '#platform/screens/core/address.ts';
import { deviceSettings } from '#platform/screens/core/addresses.ts';
import { studentLoginPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { logIn, logOut } from './steps/people.ts';

const OWN = 'seven quiet otters';

test('a student who forgot the password gets a new one from the teacher, and chooses an own one', async ({
  page,
  world,
  newDevice,
}) => {
  const teacher = await world.teacher('Rivera');
  const ana = await (await teacher.class('Room 12')).student('Ana');
  await logIn(page, teacher);
  await page.goto(href(studentLoginPage, { id: ana.id }));
  await expect(page.getByRole('main')).toContainText(`The student logs in with ${ana.username}.`);
  await page.getByRole('button', { name: 'New password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/chooses a new one/).check();
  await judge(page, 'new password, asked');
  await dialog.getByRole('button', { name: 'Create a new password' }).click();
  const password = await dialog.locator('dd').last().innerText();
  await judge(page, 'new password, told');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toContainText(password);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await logOut(page);

  await logIn(page, { ...ana, password });
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await judge(page, 'own password first');
  const type = async (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await type('The password you have now', password);
  await type('New password', OWN);
  await type('New password again', 'seven quiet otter');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('These two passwords don’t match.')).toBeVisible();
  await type('New password again', OWN);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Ana' })).toBeVisible();
  await logOut(page);
  await logIn(page, { ...ana, password: OWN });
  await expect(page.getByRole('heading', { name: 'Hello, Ana' })).toBeVisible();

  await page.goto(deviceSettings.path);
  await expect(page.getByText('This device')).toBeVisible();
  const outElsewhere = page.getByRole('button', { name: 'Log out on other devices' });
  await expect(outElsewhere).toHaveCount(0);
  await logIn(await newDevice(), { ...ana, password: OWN });
  await page.reload();
  await outElsewhere.click();
  await expect(page.getByRole('main').getByText('You are logged out on 1 other device.')).toBeVisible();
});
