import { href } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import {
  competitionsPage,
  newActivityPage,
  teacherActivities,
} from '#platform/screens/core/staff-addresses.ts';
import { isoDay, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { test as base, expect } from './openleaf.ts';
import { testWithOwnService } from './own-service.ts';
import { judge } from './steps/judge.ts';
import { DEMO, finishPretest, logIn, logInAgain } from './steps/people.ts';
import { readPassage } from './steps/reading.ts';

const test = testWithOwnService();

const DAY = 86_400;
/** The job that starts and ends competitions looks every minute, and the page every 20 seconds. */
const UNTIL_COUNTED = { timeout: 150_000 };

const inDays = (days: number): string => isoDay(Math.floor(Date.now() / MS_PER_DAY) + days);

test('three classes of a teacher compete, from the start to the result that stays', async ({
  page: teacher,
  newDevice,
  world,
  service,
}) => {
  test.setTimeout(600_000);
  const rivera = await world.teacher('Rivera');
  const rooms = [
    await rivera.class('Room 11'),
    await rivera.class('Room 12'),
    await rivera.class('Room 13'),
  ] as const;
  const ana = await rooms[1].student('Ana');
  await rooms[0].student('Ben');
  await rooms[2].student('Cal');
  await finishPretest(ana, service);

  await logIn(teacher, rivera);
  await teacher.goto(href(newActivityPage));
  await teacher.getByText('Class competition', { exact: true }).click();
  await teacher.getByLabel('Room 11').check();
  await teacher.getByRole('button', { name: 'Set the competition' }).click();
  await expect(teacher.getByRole('alert')).toContainText('Please choose at least two classes.');
  await teacher.getByLabel('Room 12').check();
  await teacher.getByLabel('Room 13').check();
  await teacher.getByLabel('First day').fill(inDays(2));
  await teacher.getByLabel('Last day').fill(inDays(5));
  await judge(teacher, 'a new competition');
  await teacher.getByRole('button', { name: 'Set the competition' }).click();
  const competitions = teacher.getByRole('link', { name: 'Class competition' });
  await expect(competitions).toHaveCount(3);
  // Each row names all classes of the competition; one is about Room 12.
  const ofRoom12 = teacher
    .getByRole('row')
    .filter({ has: teacher.getByRole('cell', { name: 'Room 12', exact: true }) });
  await ofRoom12.getByRole('link').first().click();
  await expect(teacher.getByText(/^It starts on /)).toBeVisible();
  const activity = teacher.url();
  await judge(teacher, 'a competition that has not started');

  const student = await newDevice();
  await logIn(student, ana);
  const card = student.getByRole('region', { name: 'Class competition' });
  await expect(student.getByRole('heading', { level: 1 })).toContainText('Hello');
  await expect(card).toHaveCount(0);

  await service.pass(3 * DAY);
  await logInAgain(teacher, rivera);
  await teacher.goto(activity);
  await expect(teacher.getByText(/^Room 12 has 0 points for each student, place 1 of 3/)).toBeVisible(
    UNTIL_COUNTED,
  );
  await readPassage(await world.comeBack(ana), service);
  // The page looks again by itself.
  await expect(
    teacher.getByText(/^Room 12 has [\d.]*[1-9] points? for each student, place 1 of 3/),
  ).toBeVisible(UNTIL_COUNTED);
  await judge(teacher, 'a competition that runs');
  await logInAgain(student, ana);
  await student.goto(href(studentHome));
  await expect(card).toContainText('Your class is 1st of 3.');
  await expect(card).toContainText('Guessing does not.');
  await judge(student, 'home with a competition');

  // One day more than the list keeps it among the current ones, wherever on Earth it is evening.
  await service.pass(6 * DAY);
  await logInAgain(teacher, rivera);
  await teacher.goto(activity);
  await expect(teacher.getByText(/^Room 12 reached .* This result is final\.$/)).toBeVisible(UNTIL_COUNTED);
  await judge(teacher, 'a competition that is over');
  await teacher.goto(href(teacherActivities, {}, { tab: 'past' }));
  await expect(ofRoom12).toContainText('Place 1 of 3');

  await logInAgain(student, ana);
  await student.goto(href(studentHome));
  await expect(card).toContainText('It is over.');
  await judge(student, 'home with the result of a competition');
  await card.getByRole('button', { name: 'OK' }).click();
  await expect(card).toHaveCount(0);
  await student.reload();
  await expect(student.getByRole('heading', { level: 1 })).toContainText('Hello');
  await expect(card).toHaveCount(0);
});

base(
  'an administrator plans an open competition, and a class takes part',
  async ({ page, newDevice, world }) => {
    base.setTimeout(180_000);
    await logIn(page, DEMO.admin);
    await page.goto(href(competitionsPage));
    await page.getByLabel('Name').fill('Reading week');
    await judge(page, 'planning a competition');
    await page.getByRole('button', { name: 'Plan the competition' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Reading week' });
    await expect(row).toContainText('Planned');

    const rivera = await world.teacher('Rivera');
    await rivera.class('Room 12');
    const teacher = await newDevice();
    await logIn(teacher, rivera);
    await teacher.goto(href(newActivityPage));
    await teacher.getByText('Open competition', { exact: true }).click();
    await teacher.getByLabel(/^Reading week, /).check();
    await judge(teacher, 'joining an open competition');
    await teacher.getByRole('button', { name: 'Take part' }).click();
    await expect(teacher.getByRole('heading', { name: 'Open competition', level: 1 })).toBeVisible();
    await page.reload();
    await expect(row.getByRole('cell').nth(2)).toContainText('1');
    await page.getByRole('button', { name: 'Call Reading week off' }).click();
    await judge(page, 'calling a competition off');
    await page.getByRole('button', { name: 'Call it off' }).click();
    await expect(row).toContainText('Called off');
  },
);
