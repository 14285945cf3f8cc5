import type { Page } from '@playwright/test';
import type { World } from '#app/server/world.ts';
import { dayInWords } from '#features/activities/web/activity-words.ts';
import { listCatalogQuizzes } from '#features/library/contract/endpoints.ts';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { href } from '#platform/screens/core/address.ts';
import { studentActivities, studentHome } from '#platform/screens/core/addresses.ts';
import { passagePage, teacherActivities } from '#platform/screens/core/staff-addresses.ts';
import { dayOfIso, isoDay, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { expect, test } from './openleaf.ts';
import type { Service } from './service/service.ts';
import { type Hands, keys, mouse } from './steps/hands.ts';
import { judge } from './steps/judge.ts';
import { finishPretest, logIn } from './steps/people.ts';
import { answer, readQuiz } from './steps/reading.ts';

for (const [means, hands] of [
  ['by mouse', mouse],
  ['by keyboard alone', keys],
] as const) {
  test(`a passage is assigned, started, paused, resumed and passed, ${means}`, async ({
    page: teacher,
    newDevice,
    world,
    service,
    read,
  }) => {
    test.setTimeout(180_000);
    const { rivera, ana, title } = await classAndPassage(world, service, teacher);
    await logIn(teacher, rivera, null);
    await assign(teacher, hands, title);

    const student = await newDevice();
    await logIn(student, ana);
    const fromTeacher = student.getByRole('region', { name: 'From your teacher' });
    await expect(fromTeacher).toContainText('Due ');
    await judge(student, 'home with an assigned passage');
    await hands.press(fromTeacher.getByRole('button', { name: `Start “${title}”` }));
    await expect(student.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await answer({ page: student, read, hands, choice: 'right' });

    await hands.press(teacher.getByRole('link', { name: 'Activities' }));
    await judge(teacher, 'the activities of a teacher');
    await hands.press(teacher.getByRole('link', { name: title }));
    const row = teacher.getByRole('row').filter({ hasText: 'Ana' });
    await expect(row).toContainText('Reading');
    await hands.press(teacher.getByRole('button', { name: 'Pause' }));
    await expect(messageOf(teacher)).toContainText(`“${title}” is paused.`);
    await judge(teacher, 'an activity that is paused');

    await student.goto(href(studentHome));
    await expect(student.getByText('Continue reading')).toBeVisible();
    await expect(fromTeacher).toHaveCount(0);
    await hands.press(student.getByRole('link', { name: 'From your teacher' }));
    await expect(student.getByText('Your teacher has paused it.')).toBeVisible();
    await judge(student, 'what teachers have set, paused');
    await student.goto(href(studentHome));
    await hands.press(teacher.getByRole('button', { name: 'Resume' }));
    await expect(teacher.getByRole('button', { name: 'Pause' })).toBeVisible();

    await student.reload();
    await hands.press(fromTeacher.getByRole('link', { name: 'Continue' }));
    await readQuiz({ page: student, read, hands, choice: 'right' });
    await expect(student.getByRole('heading', { name: `You read “${title}”` })).toBeVisible();
    await expect(student.getByText('This was from your teacher. You have done it.')).toBeVisible();
    await student.goto(href(studentActivities));
    await expect(student.getByRole('region', { name: 'Done' })).toContainText(title);
    await judge(student, 'what teachers have set, done');

    await teacher.reload();
    await expect(row).toContainText('Passed');
    await expect(teacher.getByText('1 of 1 student has read it, 1 passed.')).toBeVisible();
    const saved = teacher.waitForEvent('download');
    await hands.press(teacher.getByRole('button', { name: 'Download the scores' }));
    expect((await saved).suggestedFilename()).toMatch(/ - Room 12\.csv$/);
  });
}

test('a teacher cancels an activity, takes that back, and gives it another due date', async ({
  page,
  world,
  service,
}) => {
  const { rivera, title } = await classAndPassage(world, service, page);
  await logIn(page, rivera, null);
  await assign(page, mouse, title);
  await page.goto(href(teacherActivities));
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Cancel the activity' }).click();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change the dates' }).click();
  const dialog = page.getByRole('dialog', { name: `Dates of “${title}”` });
  await judge(page, 'the dates of an activity');
  await dialog.getByLabel('Due').fill('2000-01-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The due date cannot be before the start date.');
  const today = isoDay(Math.floor(Date.now() / MS_PER_DAY));
  await dialog.getByLabel('Due').fill(isoDay(dayNumberOf(today) + 9));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const due = `due ${dayInWords(isoDay(dayNumberOf(today) + 9))}.`;
  await expect(messageOf(page)).toContainText(due);
  await expect(page.getByText(` to ${dayInWords(isoDay(dayNumberOf(today) + 9))}`)).toBeVisible();
});

test('a teacher gives one student more time, and takes it back', async ({
  page,
  newDevice,
  world,
  service,
}) => {
  const { rivera, ana, title } = await classAndPassage(world, service, page);
  await logIn(page, rivera, null);
  await assign(page, mouse, title);
  await page.goto(href(teacherActivities));
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Give more time' }).click();
  const dialog = page.getByRole('dialog', { name: `More time for “${title}”` });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please choose at least one student.');
  await dialog.getByLabel('Ana').check();
  const until = isoDay(dayNumberOf(await dialog.getByLabel('Due for them').inputValue()) + 3);
  await dialog.getByLabel('Due for them').fill(until);
  await judge(page, 'more time for a student');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(messageOf(page)).toContainText(`has until ${dayInWords(until)}.`);
  await expect(page.getByRole('row').filter({ hasText: 'Ana' })).toContainText(`Due ${dayInWords(until)}`);
  await judge(page, 'an activity with more time for a student');
  const student = await newDevice();
  await logIn(student, ana);
  const fromTeacher = student.getByRole('region', { name: 'From your teacher' });
  await expect(fromTeacher).toContainText(`Due ${dayInWords(until)}`);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Ana' })).not.toContainText('Due');
  await student.reload();
  await expect(fromTeacher).toContainText('Due ');
  await expect(fromTeacher).not.toContainText(`Due ${dayInWords(until)}`);
});

test('a teacher assigns a passage to two classes, then another time to one student', async ({
  page,
  world,
  service,
}) => {
  const { rivera, title } = await classAndPassage(world, service, page);
  await rivera.class('Room 13');
  await logIn(page, rivera, null);
  const dialog = page.getByRole('dialog', { name: `Assign “${title}”` });
  const open = () => page.getByRole('button', { name: 'Assign' }).click();
  await open();
  await dialog.getByLabel('Room 12').check();
  await dialog.getByLabel('Room 13').uncheck();
  await dialog.getByText('Some students').click();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please choose at least one student.');
  await dialog.getByLabel('Ana').check();
  await judge(page, 'assigning a passage to some students');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(messageOf(page)).toContainText('Assigned to Room 12, due ');
  await open();
  await dialog.getByLabel('Room 12').check();
  await dialog.getByLabel('Room 13').check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  // One class has it, the other says why not.
  await expect(dialog.getByRole('alert')).toContainText('Room 12: This passage is already assigned.');
  await expect(messageOf(page)).toContainText('Assigned to Room 13, due ');
  await judge(page, 'a passage that one of two classes has already');
});

/** A class with a student who has taken the pretest, and the page of a passage of level Four, which asks to log in. */
async function classAndPassage(world: World, service: Service, page: Page) {
  const rivera = await world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const ana = await room.student('Ana');
  await finishPretest(ana, service);
  const { quizzes } = (await rivera.call(listCatalogQuizzes, { query: { level: 4 } })).data;
  const passage = quizzes.find(({ title }) => title === curlQuotes(title));
  if (!passage) throw new Error('The library has no passage of level Four.');
  await page.goto(href(passagePage, { id: passage.versionId }));
  return { rivera, ana, title: passage.title };
}

const dayNumberOf = (day: string): number => dayOfIso(day) ?? 0;
const messageOf = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Assigns the passage that is open, to the only class, as it is offered. */
async function assign(page: Page, hands: Hands, title: string): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Assign' }));
  const dialog = page.getByRole('dialog', { name: `Assign “${title}”` });
  await expect(dialog.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  await hands.press(dialog.getByRole('button', { name: 'Assign' }));
  await expect(messageOf(page)).toContainText('Assigned to Room 12, due ');
}
