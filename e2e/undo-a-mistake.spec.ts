import type { Page } from '@playwright/test';
import { archiveClass } from '#features/classes/contract/archive.ts';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { startSchoolYear } from '#features/classes/contract/school-year.ts';
import { mergeStudents } from '#features/merges/contract/merge-students.ts';
import { resetProgress } from '#features/quiz/contract/reset-progress.ts';
import { href } from '#platform/screens/core/address.ts';
import { classPage, recentChangesPage, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { finishPretest, logIn } from './steps/people.ts';

const message = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('a teacher takes back whatever was a mistake, from one list', async ({ page, world, service }) => {
  const rivera = await world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const club = await rivera.class('Club');
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  const [cal, twin] = [await club.student('Cal'), await club.student('Calvin')];
  await finishPretest(ben, service);
  await logIn(page, rivera, href(recentChangesPage));
  await expect(page.getByText('Nothing to undo')).toBeVisible();
  await judge(page, 'recent changes, none');

  const steps = [
    { classId: club.id, step: 'move-up', grade: 4, name: 'Club of grade 5', moveTo: null },
  ] as const;
  await rivera.call(startSchoolYear, { body: { yearKey: crypto.randomUUID(), steps: [...steps] } });
  await rivera.call(removeStudentsFromClass, { body: { classId: room.id, studentIds: [ana.id] } });
  await rivera.call(resetProgress, { body: { classId: room.id, studentIds: [ben.id], resetPoints: false } });
  await rivera.call(mergeStudents, { body: { classId: club.id, keptId: cal.id, joinedId: twin.id } });
  await rivera.call(archiveClass, { params: { id: (await rivera.class('Old')).id } });

  await page.goto(href(teacherClasses));
  await page.getByRole('link', { name: 'See recent changes' }).click();
  await expect(page.getByRole('heading', { name: 'Recently changed', level: 1 })).toBeVisible();
  await judge(page, 'recent changes of every kind');
  for (const [button, words] of [
    ['Undo the new school year', 'The new school year is undone.'],
    ['Restore Old', 'Old is back.'],
    ['Bring back Ana Lopez', 'Ana Lopez is in Room 12 again.'],
    ['Undo starting over for Ben Lopez', 'Ben Lopez is where they were before.'],
    ['Undo merging the accounts of Cal Lopez', 'Cal Lopez has two accounts again.'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(message(page)).toContainText(words);
    await expect(page.getByRole('button', { name: button })).toHaveCount(0);
  }
  await expect(page.getByText('Nothing to undo')).toBeVisible();
  await page.goto(href(classPage, { id: room.id }));
  await expect(page.getByRole('link', { name: 'Ana Lopez', exact: true })).toBeVisible();
});
