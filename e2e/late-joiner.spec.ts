import { createAssignment, createRecurringActivity } from '#features/activities/contract/teaching.ts';
import { listCatalogQuizzes } from '#features/library/contract/endpoints.ts';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { href } from '#platform/screens/core/address.ts';
import { joinClassPage } from '#platform/screens/core/addresses.ts';
import { activityPage } from '#platform/screens/core/staff-addresses.ts';
import { isoDay, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { finishPretest, logIn } from './steps/people.ts';

const inDays = (days: number): string => isoDay(Math.floor(Date.now() / MS_PER_DAY) + days);

test('a student who joins a class late has what was set before, from the passage to the weekly goal', async ({
  page: student,
  newDevice,
  world,
  service,
}) => {
  test.setTimeout(180_000);
  const rivera = await world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const { quizzes } = (await rivera.call(listCatalogQuizzes, { query: { level: 4 } })).data;
  const passage = quizzes.find(({ title }) => title === curlQuotes(title));
  if (!passage) throw new Error('The library has no passage of level Four.');
  const days = { startDate: inDays(-1), dueDate: inDays(7) };
  const { activityId } = (
    await rivera.call(createAssignment, {
      body: { type: 'PASSAGE', classId: room.id, versionId: passage.versionId, ...days },
    })
  ).data;
  await rivera.call(createRecurringActivity, {
    body: { type: 'FIXED_WEEKLY', classId: room.id, quizzes: 3, rule: 'complete' },
  });
  const teacher = await newDevice();
  await logIn(teacher, rivera);
  await teacher.goto(href(activityPage, { id: activityId }));
  await expect(teacher.getByRole('heading', { name: passage.title, level: 1 })).toBeVisible();
  await expect(teacher.getByRole('row').filter({ hasText: 'Lea' })).toHaveCount(0);

  const lea = await world.student('Lea');
  await finishPretest(lea, service);
  await logIn(student, lea);
  await student.goto(href(joinClassPage));
  await student.getByLabel('Class code').fill(room.code);
  await student.getByRole('button', { name: 'Join the class' }).click();
  const fromTeacher = student.getByRole('region', { name: 'From your teacher' });
  await expect(fromTeacher.getByRole('button', { name: `Start “${passage.title}”` })).toBeVisible();
  const week = student.getByRole('region', { name: 'This week' });
  await expect(week).toContainText('0 of 3 quizzes');
  await expect(week).toContainText('The goal in Room 12 is 3 quizzes a week.');
  await judge(student, 'home of a student who has just joined a class with work');

  await teacher.reload();
  await expect(teacher.getByRole('row').filter({ hasText: 'Lea' })).toContainText('Not started');
});
