import { resetProgress } from '#features/quiz/contract/reset-progress.ts';
import { href } from '#platform/screens/core/address.ts';
import { quizPage, studentHome } from '#platform/screens/core/addresses.ts';
import { classSettingsPage, studentLoginPage, studentPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { finishPretest, logIn } from './steps/people.ts';
import { answer, chooseFirstPassage, openQuestion, verdict } from './steps/reading.ts';

test('a teacher lets a student start over, and takes it back', async ({
  page: teacher,
  newDevice,
  world,
  service,
}) => {
  const rivera = await world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const ana = await room.student('Ana');
  await finishPretest(ana, service);

  await logIn(teacher, rivera, href(studentLoginPage, { id: ana.id }));
  await teacher.getByRole('button', { name: 'Start over' }).click();
  const dialog = teacher.getByRole('dialog', { name: 'Let Ana Lopez start over?' });
  await judge(teacher, 'the question before a student starts over');
  await dialog.getByRole('switch', { name: /Points start at 0/ }).click();
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect(teacher.getByRole('region', { name: 'Messages' })).toContainText('Ana Lopez starts over.');

  const student = await newDevice();
  await logIn(student, ana);
  await expect(student.getByRole('heading', { name: 'You start over' })).toBeVisible();
  await judge(student, 'home of a student who starts over');

  await teacher.goto(href(studentPage, { id: ana.id }));
  await expect(teacher.getByText(/Started over today, \d+ points? taken\./)).toBeVisible();
  await judge(teacher, 'the overview of a student who starts over');

  await teacher.goto(href(classSettingsPage, { id: room.id }));
  await judge(teacher, 'class settings after starting over');
  await teacher.getByRole('button', { name: 'Undo starting over for Ana Lopez' }).click();
  await expect(teacher.getByRole('region', { name: 'Messages' })).toContainText(
    'Ana Lopez is where they were before.',
  );
  await expect(teacher.getByRole('heading', { name: 'Recently changed' })).toHaveCount(0);
  await student.goto(href(studentHome));
  await expect(student.getByRole('heading', { name: 'You start over' })).toHaveCount(0);
});

test('a student in the middle of a quiz is told that it ended when a teacher lets them start over', async ({
  page,
  world,
  service,
  read,
}) => {
  const rivera = await world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const ana = await room.student('Ana');
  await finishPretest(ana, service);
  await logIn(page, ana);
  await chooseFirstPassage({ page });
  await answer({ page, read });
  await expect(verdict(page)).toBeVisible();
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(openQuestion(page)).toBeVisible();

  const body = { classId: room.id, studentIds: [ana.id], resetPoints: false };
  await rivera.call(resetProgress, { body });
  await answer({ page, read });
  await expect(page.getByText(/so this passage is closed/)).toBeVisible();
  await judge(page, 'the results of a quiz that starting over ended');
  await page.getByRole('link', { name: 'Home', exact: true }).last().click();
  await expect(page).toHaveURL(href(studentHome));

  await page.goto(href(quizPage));
  await expect(page).toHaveURL(href(studentHome));
  await expect(page.getByText(/^Your teacher lets you start over/)).toBeVisible();
});
