import { href } from '#platform/screens/core/address.ts';
import { login, privacyPage } from '#platform/screens/core/addresses.ts';
import { contactPage, helpPage } from '#platform/screens/core/service-addresses.ts';
import { plansPage, pricingPage, quotePage } from '#platform/screens/core/staff-addresses.ts';
import { expect } from './openleaf.ts';
import { test } from './selling.ts';
import { judge } from './steps/judge.ts';
import { logIn, logOut } from './steps/people.ts';

test('a teacher gets a quote for 340 students', async ({ page, world }) => {
  const teacher = await world.teacher('Ellis');
  await logIn(page, teacher, href(login, {}, { to: href(quotePage) }));
  await expect(page.getByText('No quotes yet')).toBeVisible();
  await judge(page, 'no quotes');
  await page.getByLabel('Name of the school').fill('Riverside Middle School');
  await page.getByLabel('Address').fill('12 Mill Road, Springfield, IL 62701');
  await page.getByLabel('Who is it for?').fill('Dana Fox');
  await page.getByLabel('Their email').fill('office@riverside.example');
  await expect(page.getByText('Oak Reading LLC')).toBeVisible();
  await page.getByLabel('Number of students').fill('1,340');
  await page.getByRole('button', { name: 'Make the quote' }).click();
  await expect(page.getByText('District plan, price to be agreed on')).toBeVisible();
  await page.getByLabel('Number of students').fill('340');
  await page.getByRole('button', { name: 'Make the quote' }).click();
  await expect(page.getByText('Large plan, $2,400 a year')).toBeVisible();
  await page.getByLabel('Number of teachers').fill('2');
  await page.getByRole('button', { name: 'Make the quote' }).click();
  await expect(page.getByText('2 Medium plans, $1,152 a year')).toBeVisible();
  await judge(page, 'a quote');
  await page.getByRole('button', { name: 'Change it and make a new quote' }).last().click();
  await expect(page.getByRole('heading', { name: /^New quote, based on Q-/ })).toBeVisible();
  await expect(page.getByLabel('Number of students')).toHaveValue('1340');
  await expect(page.getByLabel('Who is it for?')).toHaveValue('Dana Fox');
  await page.getByRole('listitem').getByRole('button', { name: 'Download PDF' }).first().click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the PDF' }).click({ timeout: 60_000 });
  expect((await saved).suggestedFilename()).toMatch(/^Quote Q-\d{4}-\d{6}\.pdf$/);
});

test('a visitor who asks for a quote makes it after the login, and a logout forgets it', async ({
  page,
  world,
}) => {
  const teacher = await world.teacher('Ortega');
  await page.goto(href(pricingPage));
  await page.getByRole('link', { name: 'Get a quote for a district' }).click();
  await expect(page.getByText('You asked for a quote')).toBeVisible();
  await judge(page, 'an account for a quote');
  await page.getByRole('link', { name: 'Log in and make the quote' }).click();
  // The form of the account has a username, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await logIn(page, teacher, null);
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();

  await page.goto(href(plansPage));
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.evaluate(() => sessionStorage.setItem('openleaf.wanted-quote', 'true'));
  await logOut(page);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /chosen|wanted/.test(key))),
  ).toEqual([]);
});

test('a link fills in the form of a quote', async ({ page, world }) => {
  const teacher = await world.teacher('Lang');
  const asked = { school: 'Oak School', students: 340, teachers: 2, term: 'monthly' } as const;
  await logIn(page, teacher, href(login, {}, { to: href(quotePage, {}, asked) }));
  await expect(page.getByLabel('Name of the school')).toHaveValue('Oak School');
  await expect(page.getByLabel('Number of teachers')).toHaveValue('2');
});

test('a small school says so, and has its offer once', async ({ page, world, payment }) => {
  const teacher = await world.teacher('Park');
  await logIn(page, teacher, href(login, {}, { to: href(plansPage) }));
  const small = page.getByRole('checkbox', { name: 'My school has up to 200 students' });
  await small.check();
  await judge(page, 'the offer for small schools');
  await page.getByRole('button', { name: 'Choose the Small plan' }).click();
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await expect(pay).toBeVisible();
  const form = payment.forms.get('checkout/sessions')?.at(-1);
  expect(form?.get('discounts[0][coupon]')).toBe('SMALL');
  await pay.click();
  await page.getByRole('button', { name: 'Card, invoices, and ending the plan' }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('link', { name: 'Choose a plan again' }).click();
  await expect(page.getByText('$12 a month')).toBeVisible();
  await expect(small).toHaveCount(0);
  await expect(page.getByText('10% off')).toHaveCount(0);
});

test('who looks for it reads what payment means for data', async ({ page, world }) => {
  await page.goto(href(privacyPage));
  await expect(page.getByRole('heading', { name: 'When a school pays' })).toBeVisible();
  await page.goto(href(contactPage));
  await expect(page.getByText('the people who run this Openleaf and sell its plans')).toBeVisible();
  await logIn(
    page,
    await world.teacher('Reyes'),
    href(login, {}, { to: href(helpPage, {}, { q: 'Stripe' }) }),
  );
  await expect(page.getByText('What happens to our data when our school pays?')).toBeVisible();
});
