import { href } from '#platform/screens/core/address.ts';
import { studentActivities, studentHome } from '#platform/screens/core/addresses.ts';
import { teacherActivities } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { finishPretest, logIn } from './steps/people.ts';
import { takePretest } from './steps/reading.ts';

test('a teacher asks for the pretest again, and it moves the level of a student', async ({
  page: teacher,
  newDevice,
  world,
  service,
  read,
}) => {
  test.setTimeout(240_000);
  const rivera = await world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const ana = await room.student('Ana');
  await finishPretest(ana, service);

  await logIn(teacher, rivera);
  await teacher.goto(href(teacherActivities));
  await teacher.getByRole('link', { name: 'New activity' }).first().click();
  await teacher.getByText('Pretest', { exact: true }).first().click();
  await expect(teacher.getByText('Due ', { exact: false }).last()).toBeVisible();
  await judge(teacher, 'a new pretest for a class');
  await teacher.getByRole('button', { name: 'Assign the pretest' }).click();
  await expect(teacher.getByRole('heading', { name: 'Pretest', level: 1 })).toBeVisible();
  const row = teacher.getByRole('row').filter({ hasText: 'Ana' });
  await expect(row).toContainText('Not started');

  const student = await newDevice();
  await logIn(student, ana);
  const fromTeacher = student.getByRole('region', { name: 'From your teacher' });
  await expect(fromTeacher).toContainText('4 short passages, about 15 minutes');
  await judge(student, 'home with a pretest from the teacher');
  await fromTeacher.getByRole('link', { name: 'Start the pretest' }).click();
  await expect(student.getByRole('heading', { name: 'Let’s look at your level again' })).toBeVisible();
  await judge(student, 'welcome to the pretest that is taken again');
  expect(await takePretest({ page: student, read, choice: 'right' })).toBe(12);
  await expect(student.getByRole('link', { name: 'Choose your next passage' })).toBeVisible();
  await judge(student, 'the end of the pretest that was taken again');
  await student.goto(href(studentHome));
  await expect(fromTeacher).toHaveCount(0);
  await student.goto(href(studentActivities));
  await expect(student.getByRole('region', { name: 'Done' })).toContainText('You have done it.');

  await teacher.reload();
  await expect(row).toContainText('Done');
  // Guesses may have led to an end of the scale, from which no move is counted.
  const [before, after] = [row.getByRole('cell').nth(1), row.getByRole('cell').nth(2)];
  await expect(after).toHaveText(/± |Twelve or above/);
  expect(await after.innerText()).not.toBe(await before.innerText());
  await expect(teacher.getByText('1 of 1 student has taken it.')).toBeVisible();
  await judge(teacher, 'the levels before and after a pretest');
  const saved = teacher.waitForEvent('download');
  await teacher.getByRole('button', { name: 'Download the scores' }).click();
  expect((await saved).suggestedFilename()).toBe('Pretest - Room 12.csv');
});
