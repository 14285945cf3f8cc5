import type { Page } from '@playwright/test';
import { joinCompetition, listCompetitionsToJoin } from '#features/activities/contract/competition.ts';
import { searchSchools } from '#features/schools/contract/find-school.ts';
import { chooseSchool, nameSchool } from '#features/schools/contract/own-school.ts';
import { href } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { newActivityPage, schoolClaimsPage } from '#platform/screens/core/staff-addresses.ts';
import { isoDay, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { expect } from './openleaf.ts';
import { testWithOwnService } from './own-service.ts';
import { judge } from './steps/judge.ts';
import { DEMO, finishPretest, logIn, logInAgain } from './steps/people.ts';
import { readPassage } from './steps/reading.ts';

const test = testWithOwnService();

const DAY = 86_400;
const SCHOOL = 'Maple Street School';
/** The job that starts and ends competitions looks every minute, and the page every 20 seconds. */
const UNTIL_COUNTED = { timeout: 150_000 };

const inDays = (days: number): string => isoDay(Math.floor(Date.now() / MS_PER_DAY) + days);
const chooseType = (page: Page, type: string) => page.getByText(type, { exact: true }).click();

test('three teachers of one school let a class compete each, from the start to the result that stays', async ({
  page: teacher,
  newDevice,
  world,
  service,
}) => {
  test.setTimeout(600_000);
  const [rivera, novak, okafor] = [
    await world.teacher('Rivera'),
    await world.teacher('Novak'),
    await world.teacher('Okafor'),
  ];
  const first = await rivera.class('Room 11');
  const ana = await (await novak.class('Room 12')).student('Ana');
  const third = await okafor.class('Room 13');
  await first.student('Ben');
  await third.student('Cal');
  await finishPretest(ana, service);

  // Nobody sets a competition of a school before somebody has confirmed that they teach there.
  await rivera.call(nameSchool, { body: { name: SCHOOL, city: 'Galena', countryCode: 'US' } });
  await logIn(teacher, rivera);
  await teacher.goto(href(newActivityPage));
  await chooseType(teacher, 'Class competition');
  await expect(teacher.getByText(`Other classes of ${SCHOOL} can compete, too, once`)).toBeVisible();
  const office = await newDevice();
  await logIn(office, DEMO.admin, href(schoolClaimsPage));
  await office.getByRole('button', { name: 'Confirm Ms. Rivera' }).click();
  await expect(office.getByText('Nobody is waiting')).toBeVisible();
  for (const one of [novak, okafor]) {
    const [school] = (await one.call(searchSchools, { body: { query: SCHOOL } })).data.schools;
    await one.call(chooseSchool, { params: { id: school?.schoolId ?? 0, teacherId: one.id } });
  }
  await office.reload();
  for (const name of ['Ms. Novak', 'Ms. Okafor'])
    await office.getByRole('button', { name: `Confirm ${name}` }).click();
  await expect(office.getByText('Nobody is waiting')).toBeVisible();

  await teacher.reload();
  await chooseType(teacher, 'Class competition');
  await teacher.getByText(`Classes of ${SCHOOL}`, { exact: true }).click();
  await teacher.getByLabel('First day').fill(inDays(2));
  await teacher.getByLabel('Last day').fill(inDays(5));
  await judge(teacher, 'a new competition of a school');
  await teacher.getByRole('button', { name: 'Set the competition' }).click();
  await expect(teacher.getByText(/^It starts on /)).toBeVisible();
  const activity = teacher.url();

  const colleague = await newDevice();
  await logIn(colleague, novak);
  await colleague.goto(href(newActivityPage));
  await chooseType(colleague, 'Open competition');
  await colleague.getByLabel(new RegExp(`^Classes of ${SCHOOL}, `)).check();
  await judge(colleague, 'joining a competition of a school');
  await colleague.getByRole('button', { name: 'Take part' }).click();
  await expect(colleague.getByText(/^It starts on /)).toBeVisible();
  const joined = colleague.url();
  const [open] = (await okafor.call(listCompetitionsToJoin, {})).data.competitions;
  await okafor.call(joinCompetition, {
    body: { competitionId: open?.competitionId ?? 0, classId: third.id },
  });

  await service.pass(3 * DAY);
  await logInAgain(colleague, novak);
  await colleague.goto(joined);
  await expect(colleague.getByText(/^Room 12 has 0 points for each student, place 1 of 3/)).toBeVisible(
    UNTIL_COUNTED,
  );
  await readPassage(await world.comeBack(ana), service);
  // The page looks again by itself.
  await expect(
    colleague.getByText(/^Room 12 has [\d.]*[1-9] points? for each student, place 1 of 3/),
  ).toBeVisible(UNTIL_COUNTED);
  await expect(colleague.getByRole('rowheader', { name: 'Another class' }).first()).toBeVisible();
  await expect(colleague.getByText('Room 13')).toHaveCount(0);
  await judge(colleague, 'a competition of a school that runs');

  await service.pass(6 * DAY);
  await logInAgain(colleague, novak);
  await colleague.goto(joined);
  await expect(colleague.getByText(/^Room 12 reached .* This result is final\.$/)).toBeVisible(UNTIL_COUNTED);
  await judge(colleague, 'a competition of a school that is over');
  await logInAgain(teacher, rivera);
  await teacher.goto(activity);
  await expect(teacher.getByText(/^Room 11 reached .* This result is final/)).toBeVisible(UNTIL_COUNTED);

  const student = await newDevice();
  await logIn(student, ana);
  await student.goto(href(studentHome));
  const card = student.getByRole('region', { name: SCHOOL });
  await expect(card).toContainText('It is over.');
  await expect(card).not.toContainText('Room 13');
  await judge(student, 'home with the result of a competition of a school');
});
