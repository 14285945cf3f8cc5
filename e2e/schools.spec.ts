import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { href } from '#platform/screens/core/address.ts';
import { teacherAccount } from '#platform/screens/core/addresses.ts';
import { schoolClaimsPage, schoolSettings } from '#platform/screens/core/staff-addresses.ts';
import { test as base, expect } from './openleaf.ts';
import { type Service, startService } from './service/service.ts';
import { judge } from './steps/judge.ts';
import { DEMO, fillTeacherForm, freshUsername, logIn } from './steps/people.ts';

const LIST = `name,city,state,zip,lat,lon
Lincoln Elementary School,Springfield,IL,62704,39.78,-89.65
Lincoln Middle School,Elgin,IL,60120,42.03,-88.28
Oak Street School,Elgin,IL,60120,42.05,-88.29
`;

/** An Openleaf of its own, whose operator has imported a list of schools. */
const test = base.extend<object, { service: Service }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const service = await startService({ env: { SIGN_UP_SCHOOL: 'on' } });
      const folder = await mkdtemp(join(tmpdir(), 'openleaf-schools-'));
      const file = join(folder, 'schools.csv');
      await writeFile(file, LIST);
      await service.command('import', 'schools', file);
      await use(service);
      await service.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('a teacher finds a school with a typo while signing up, and an administrator confirms it', async ({
  page,
  newDevice,
}) => {
  const username = freshUsername('rivera');
  await page.goto(href(teacherAccount));
  await fillTeacherForm(page, username);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('heading', { name: 'Find your school', level: 1 })).toBeFocused();
  await expect(page.getByText('Step 3 of 4: find your school')).toBeVisible();
  await judge(page, 'finding a school');
  const closeOnes = page.getByText('No exact match. Did you mean');
  await page.getByLabel('School, city, or ZIP code').fill('Lincoln');
  await expect(page.getByText('Lincoln Elementary School')).toBeVisible();
  await expect(closeOnes).toHaveCount(0);
  await page.getByLabel('School, city, or ZIP code').fill('Lincon Elementery');
  await expect(closeOnes).toBeVisible();
  await expect(page.getByText('Lincoln Elementary School')).toBeVisible();
  // The map shows what the list does.
  await expect(page.getByRole('region', { name: 'Map of the schools in the list' })).toBeVisible();
  await judge(page, 'a school is found');
  await page.getByRole('button', { name: 'Choose Lincoln Elementary School, Springfield' }).click();
  await expect(page.getByRole('heading', { name: 'Create your first class', level: 1 })).toBeFocused();

  await page.goto(href(schoolSettings));
  await expect(page.getByRole('heading', { name: 'Lincoln Elementary School' })).toBeVisible();
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await judge(page, 'a school that is not confirmed');

  const office = await newDevice();
  await logIn(office, DEMO.admin, href(schoolClaimsPage));
  await expect(office.getByText(`(${username})`)).toBeVisible();
  await judge(office, 'teachers who wait for their school');
  await office.getByRole('button', { name: 'Confirm Maria Rivera' }).click();
  await expect(office.getByText('Nobody is waiting')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'I don’t teach here' }).click();
  await judge(page, 'leaving a school');
  await page.getByRole('button', { name: 'Leave the school' }).click();
  await expect(page.getByLabel('School, city, or ZIP code')).toBeVisible();
});

test('a teacher adds a school that is not there, and a reload loses nothing that was typed', async ({
  page,
  world,
}) => {
  const teacher = await world.teacher('Novak');
  await logIn(page, teacher, href(schoolSettings));
  await page.getByLabel('School, city, or ZIP code').fill('Quiet Hollow');
  await expect(page.getByText('No school fits. Try fewer')).toBeVisible();
  await page.getByRole('button', { name: 'My school is not here' }).click();
  await expect(page.getByRole('heading', { name: 'Add your school' })).toBeFocused();
  await expect(page.getByLabel('Name of the school')).toHaveValue('Quiet Hollow');
  await page.getByLabel('City or town').fill('Galena');
  await judge(page, 'a school is added');

  await page.reload();
  await expect(page.getByLabel('City or town')).toHaveValue('Galena');
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByLabel('School, city, or ZIP code')).toBeFocused();
  await page.getByRole('button', { name: 'My school is not here' }).click();
  await page.getByLabel('City or town').fill('');
  await page.getByRole('button', { name: 'Add this school' }).click();
  await expect(page.getByText('Please give the city or town.')).toBeVisible();
  await page.getByLabel('City or town').fill('Galena');
  await page.getByRole('button', { name: 'Add this school' }).click();
  await expect(page.getByRole('heading', { name: 'Quiet Hollow' })).toBeFocused();
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
});

test('a teacher finds a school by keyboard alone, on a telephone, where there is no map', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const teacher = await world.teacher('Okafor');
  await logIn(page, teacher, href(schoolSettings));
  const search = page.getByLabel('School, city, or ZIP code');
  await search.focus();
  await page.keyboard.type('60120 oak');
  const choose = page.getByRole('button', { name: 'Choose Oak Street School, Elgin' });
  await expect(choose).toBeVisible();
  await expect(page.getByRole('region', { name: 'Map of the schools in the list' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Oak Street School' })).toBeFocused();
});
