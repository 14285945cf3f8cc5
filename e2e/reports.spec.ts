import { href } from '#platform/screens/core/address.ts';
import { classReportPage, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { DEMO, logIn } from './steps/people.ts';

test('a teacher sees whom to help on Monday and with what, opens the number, and sets an activity for these children', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await logIn(page, DEMO.teacher);
  await page.goto(href(teacherClasses));
  await page.getByRole('link', { name: 'Room 12' }).first().click();
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  const help = page.getByRole('region', { name: 'Whom to help, with what' });
  await expect(help).toContainText(/could use your help with a skill\. Start with /);
  await judge(page, 'the report of a class');

  // The number opens to as many answers.
  const card = help
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Practice / }) })
    .first();
  const students = card.getByRole('list').getByRole('listitem');
  const names = await students.getByRole('link').allTextContents();
  const said = (await students.first().textContent()) ?? '';
  const [, right, counted] = /(\d+) of (\d+) right, about \d+ expected/.exec(said) ?? [];
  await students.first().getByRole('link').click();
  const answers = page.getByRole('table', { name: /^Answers of / });
  await expect(answers).toBeVisible();
  await expect(page.getByText(`${right} of ${counted} right, about`)).toBeVisible();
  const outcomes: string[] = [];
  const older = page.getByRole('button', { name: 'Older' });
  for (;;) {
    await expect(answers).toBeVisible();
    const first = (await answers.getByRole('row').nth(1).textContent()) ?? '';
    outcomes.push(...(await answers.getByText(/^(Right|Not right)$/).allTextContents()));
    if ((await older.count()) === 0 || (await older.isDisabled())) break;
    await older.click();
    await expect(answers.getByRole('row').nth(1)).not.toHaveText(first);
  }
  expect(outcomes).toHaveLength(Number(counted));
  expect(outcomes.filter((outcome) => outcome === 'Right')).toHaveLength(Number(right));
  await judge(page, 'the answers behind a number');
  await page.goBack();

  // A number of the class opens to as many students.
  const spread = page.getByRole('table', { name: 'Students in each skill' });
  const number = spread.getByRole('link').first();
  const [many] = /\d+/.exec((await number.textContent()) ?? '') ?? [];
  await number.click();
  await expect(page.getByText(new RegExp(`: ${many} students?\\.`))).toBeVisible();
  await expect(page.getByRole('main').getByRole('table').getByRole('row')).toHaveCount(Number(many) + 1);
  await judge(page, 'the students who stand alike in a skill');
  await page.getByRole('link', { name: 'Back to the report' }).click();

  await card.getByRole('link', { name: /^Practice / }).click();
  await expect(page.getByText(`${names.length} of 25 chosen`)).toBeVisible();
  for (const name of names)
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${name}`) })).toBeChecked();
  await expect(page.getByLabel('Skill', { exact: true })).not.toHaveValue('');
  await page
    .getByRole('button', { name: /^Choose “/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Assign the passage' }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/^Assigned to /);
});

test('a report without answers says so, and keeps its empty table folded', async ({ page, world }) => {
  const rivera = await world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  await room.student('Ana');
  await logIn(page, rivera);
  await page.goto(href(classReportPage, { id: room.id }));
  await expect(page.getByText('Nobody finished a quiz in these days.')).toBeVisible();
  await expect(page.getByText('Pretest to do')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Students in each skill' })).toHaveCount(0);
  await page.getByRole('heading', { name: 'How the class stands in each skill' }).click();
  await expect(page.getByText(/^No student has 8 answers to the same skill yet\./)).toBeVisible();
  await judge(page, 'the report of a class that has not begun');
});

test('a teacher looks at a student over some days, for a conference', async ({ page }) => {
  test.setTimeout(120_000);
  await logIn(page, DEMO.teacher);
  await page.goto(href(teacherClasses));
  await page.getByRole('link', { name: 'Room 12' }).first().click();
  await page.getByRole('link', { name: 'Leilani Kealoha' }).click();
  // Her class has a link of the same name.
  await expect(page.getByRole('heading', { name: 'Leilani Kealoha', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Question performance' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Skills of Leilani Kealoha' })).toBeVisible();
  await judge(page, 'the report of a student');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV: Skills of Leilani Kealoha' }).click();
  expect((await saved).suggestedFilename()).toBe('Skills - Leilani Kealoha.csv');
  // Whoever chooses is there: what is empty has no button to save it.
  await page.getByLabel('Period').focus();
  await page.getByLabel('Period').selectOption('Today');
  await expect(page.getByText('None in these days.')).toBeVisible();
  await expect(page.getByText('No answers in these days')).toBeVisible();
  await expect(page.getByText('No quizzes in these days')).toBeVisible();
  await judge(page, 'the report of a student without work in these days');
});
