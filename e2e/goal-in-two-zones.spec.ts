import type { Page } from '@playwright/test';
import { href } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { newActivityPage, teacherActivities } from '#platform/screens/core/staff-addresses.ts';
import { MS_PER_DAY, weekStart } from '#platform/time/core/civil-day.ts';
import { startOfDay } from '#platform/time/core/time-zone.ts';
import { expect } from './openleaf.ts';
import { testWithOwnService } from './own-service.ts';
import { judge } from './steps/judge.ts';
import { finishPretest, logIn, logInAgain } from './steps/people.ts';
import { readPassage } from './steps/reading.ts';

const test = testWithOwnService();

const week = (page: Page) => page.getByRole('region', { name: 'This week' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BERLIN = 'Europe/Berlin';
const NEW_YORK = 'America/New_York';

test('a weekly goal of two classes, from its creation to Sunday midnight in the zone of each', async ({
  page: teacher,
  newDevice,
  world,
  service,
}) => {
  test.setTimeout(300_000);
  // Wednesday noon: the week is the same in both zones, and it is not so late that the next one is proposed.
  const monday = weekStart(Math.floor(Date.now() / MS_PER_DAY)) + 7;
  let passed = 0;
  const pages: Page[] = [teacher];
  /** The clocks of the program and of all devices go on to a moment. */
  const until = async (moment: number) => {
    const seconds = Math.ceil((moment - Date.now()) / 1000) - passed;
    passed += seconds;
    await service.pass(seconds);
    for (const page of pages) await page.clock.setSystemTime(moment);
  };
  await until((monday + 2) * MS_PER_DAY + 12 * HOUR);

  const rivera = await world.teacher('Rivera');
  const east = await rivera.class('Room East', { timezone: BERLIN });
  const west = await rivera.class('Room West', { timezone: NEW_YORK });
  const [bea, nia] = [await east.student('Bea'), await west.student('Nia')];
  for (const student of [bea, nia]) await finishPretest(student, service);
  await logIn(teacher, rivera);
  await teacher.goto(href(newActivityPage));
  await teacher.getByText('Weekly goal', { exact: true }).click();
  await teacher.getByLabel('Room East').check();
  await teacher.getByLabel('Room West').check();
  await teacher.getByLabel(/^This week \(/).check();
  await teacher.getByLabel('Each week, Monday to Sunday').selectOption('2 quizzes');
  await teacher.getByRole('button', { name: 'Set the goal' }).click();
  await expect(teacher.getByRole('link', { name: 'Weekly goal: 2 quizzes' })).toHaveCount(2);

  const [ofBea, ofNia] = [await newDevice(), await newDevice()];
  pages.push(ofBea, ofNia);
  /** Days have passed: both log in and look at their homes. */
  const look = async () => {
    for (const [page, student] of [
      [ofBea, bea],
      [ofNia, nia],
    ] as const) {
      await logInAgain(page, student);
      await page.goto(href(studentHome));
    }
  };
  for (let quiz = 0; quiz < 2; quiz++) await readPassage(await world.comeBack(bea), service);
  await readPassage(await world.comeBack(nia), service);

  const midnight = (zone: string) => startOfDay(monday + 7, zone);
  await until(midnight(BERLIN) - 30 * MINUTE);
  await look();
  await expect(week(ofBea)).toContainText('2 of 2 quizzes');
  await expect(week(ofNia)).toContainText('1 of 2 quizzes');
  await judge(ofBea, 'home on the last evening of a week whose goal is reached');

  await until(midnight(BERLIN) + MINUTE);
  await look();
  await expect(week(ofBea)).toContainText('0 of 2 quizzes');
  // It is Sunday afternoon there.
  await expect(week(ofNia)).toContainText('1 of 2 quizzes');
  await readPassage(await world.comeBack(nia), service);
  await until(midnight(NEW_YORK) - 30 * MINUTE);
  await look();
  await expect(week(ofNia)).toContainText('2 of 2 quizzes');

  await until(midnight(NEW_YORK) + MINUTE);
  await look();
  await expect(week(ofNia)).toContainText('0 of 2 quizzes');
  await logInAgain(teacher, rivera);
  for (const [room, student] of [
    ['Room East', 'Bea'],
    ['Room West', 'Nia'],
  ] as const) {
    await teacher.goto(href(teacherActivities));
    await teacher.getByRole('row').filter({ hasText: room }).getByRole('link').first().click();
    const cells = teacher.getByRole('row').filter({ hasText: student }).getByRole('cell');
    await expect(cells.nth(0)).toContainText('0 of 2');
    await expect(cells.nth(1)).toContainText('2 of 2');
  }
  await judge(teacher, 'a weekly goal after its first week');
});
