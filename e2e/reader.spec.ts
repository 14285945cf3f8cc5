import { expect, test } from './openleaf.ts';
import { logIn, newStudent } from './steps/people.ts';
import { chooseFirstPassage } from './steps/reading.ts';

test('what a reader sets and marks is there on another device', async ({
  page,
  world,
  service,
  newDevice,
}) => {
  const ana = await newStudent(world, service);
  await logIn(page, ana);
  await chooseFirstPassage({ page });
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('radio', { name: 'Dyslexia' }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.getByText('Write a note').click();
  // Letters that are typed at once are words of the note, and choose no answer.
  await page.keyboard.type('Bad cab');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByLabel('Your note').fill('Why did it turn?');
  const sent = page.waitForResponse((reply) => reply.url().endsWith('/reading/marks') && reply.ok());
  await page.getByRole('button', { name: 'Save this note' }).click();
  await sent;
  await expect(page.locator('article[data-font="dyslexia"]')).toBeVisible();

  const other = await newDevice();
  await other.goto(`${service.origin}/auth/login`);
  await logIn(other, ana, null);
  await other
    .getByRole('link', { name: /^(Go on|Continue)/ })
    .first()
    .click();
  await expect(other.locator('article[data-font="dyslexia"]')).toBeVisible();
  await expect(other.getByRole('textbox', { name: /^Note on paragraph \d/ })).toHaveValue('Why did it turn?');
});
