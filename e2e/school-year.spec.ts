import { joinClass } from '#features/classes/contract/endpoints.ts';
import { href } from '#platform/screens/core/address.ts';
import { allStudents, classPage, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { logIn } from './steps/people.ts';

test('a teacher ends the school year for all classes at once, and takes it back', async ({ page, world }) => {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Grade 4 Readers');
  await room.student('Ana');
  const club = await teacher.class('Chess Club');
  await club.student('Ben');
  await logIn(page, teacher, href(teacherClasses));
  await page.getByRole('link', { name: 'New school year' }).click();
  await expect(page.getByRole('heading', { name: 'New school year', level: 1 })).toBeVisible();
  await page.getByLabel(/Grade 4 Readers/).selectOption('Moves up to Grade 5');
  await expect(page.getByLabel('Name in Grade 5')).toHaveValue('Grade 5 Readers');
  await page.getByLabel(/Chess Club/).selectOption('Is archived');
  await page.getByRole('button', { name: 'See what will happen' }).click();
  await expect(page.getByText('1 student will be in no class: Ben')).toBeVisible();
  await page.getByRole('button', { name: 'Change the plan' }).click();
  await page.getByLabel('Where do its students go?').selectOption({ label: 'Grade 5 Readers · Grade 5' });
  await judge(page, 'a new school year, chosen');

  await page.getByRole('button', { name: 'See what will happen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Chess Club leaves your lists')).toBeVisible();
  await judge(page, 'a new school year, before anything happens');
  await page.getByRole('button', { name: 'Start the new school year' }).click();
  await expect(page.getByText('Grade 5 Readers has moved up to Grade 5.')).toBeVisible();
  await judge(page, 'a new school year, after it happened');

  await page.goto(href(classPage, { id: club.id }));
  await expect(page.getByText('You archived this class on')).toBeVisible();
  await judge(page, 'an archived class by its old address');
  await page.getByRole('link', { name: 'Go to my classes' }).click();
  await expect(page.getByText('You started a new school year on')).toBeVisible();
  await judge(page, 'classes after a new school year');
  await page.getByRole('link', { name: 'See and undo' }).click();
  await expect(page.getByRole('heading', { name: 'Started lately' })).toBeVisible();
  await judge(page, 'a new school year that can be undone');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'It is as it was' })).toBeVisible();
  await judge(page, 'a new school year, undone');
  await page.getByRole('link', { name: 'Open my classes' }).click();
  await expect(page.getByRole('heading', { name: 'Grade 4 Readers' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chess Club' })).toBeVisible();
  await expect(page.getByText('You started a new school year on')).toHaveCount(0);
});

test('a teacher stops tracking a student of two classes, and tracks them again', async ({ page, world }) => {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const ana = await room.student('Ana');
  const club = await teacher.class('Chess Club');
  await ana.call(joinClass, { body: { classCode: club.code } });
  await logIn(page, teacher, href(allStudents));
  await page.getByRole('button', { name: 'Choose students' }).click();
  await page.getByRole('checkbox', { name: /Ana/ }).check();
  await judge(page, 'all students, with one chosen');
  await page.getByRole('button', { name: 'Stop tracking' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await judge(page, 'the question before a teacher stops tracking a student');
  await page.getByRole('dialog').getByRole('button', { name: 'Stop tracking' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'in none of your own classes now',
  );
  await expect(page.getByText('No students yet')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No longer tracked' })).toBeVisible();
  await judge(page, 'all students, with one who is no longer tracked');
  await page.getByRole('button', { name: /^Track Ana.* again$/ }).click();
  await expect(page.getByText('Room 12, Chess Club')).toBeVisible();
});
