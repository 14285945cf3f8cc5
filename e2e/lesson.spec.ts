import type { Page } from '@playwright/test';
import { joinPage, landing } from '#platform/screens/core/addresses.ts';
import { expect, test } from './openleaf.ts';
import { type Hands, keys, mouse } from './steps/hands.ts';
import { fillTeacherForm, freshUsername } from './steps/people.ts';
import { chooseFirstPassage, readQuiz, takePretest } from './steps/reading.ts';

test.describe('a class reads its first quizzes', () => {
  for (const [means, hands, screen] of [
    ['by mouse', mouse, { width: 1280, height: 720 }],
    // As narrow as a telephone, which is 400 % zoom on a laptop.
    ['by keyboard alone, on a narrow screen', keys, { width: 320, height: 720 }],
  ] as const) {
    test(means, async ({ page: teacher, newDevice, read }) => {
      test.setTimeout(90_000);
      await signUpAsTeacher(teacher, hands);
      const code = await createClass(teacher, hands);

      const student = await newDevice();
      await student.setViewportSize(screen);
      await signUpAsStudent(student, hands, code);
      await hands.press(student.getByRole('link', { name: 'Start', exact: true }));
      expect(await takePretest({ page: student, read, hands })).toBe(12);
      await hands.press(student.getByRole('link', { name: 'Choose your first passage' }));
      const title = await chooseFirstPassage({ page: student, hands });
      await readQuiz({ page: student, read, hands, choice: 'right' });
      await lookAtResults(student, hands, title);

      await lookAtStudent(teacher, hands, title);
    });
  }
});

async function signUpAsTeacher(page: Page, hands: Hands): Promise<void> {
  await page.goto(landing.path);
  await hands.press(page.getByRole('link', { name: 'a teacher' }));
  await fillTeacherForm(page, freshUsername('rivera'), hands);
  await hands.press(page.getByRole('button', { name: 'Create my account' }));
  await expect(page.getByRole('heading', { name: 'Create your first class' })).toBeVisible();
}

/** @returns the class code, as the screen shows it. */
async function createClass(page: Page, hands: Hands): Promise<string> {
  await expect(page.getByText('Step 3 of 3: create a class', { exact: true })).toBeVisible();
  await hands.type(page.getByLabel('Class name'), 'Room 12');
  await hands.choose(page.getByLabel('Grade'), 'Grade 4');
  await hands.press(page.getByRole('button', { name: 'Create the class' }));
  await expect(page.getByRole('heading', { name: 'Bring in your students' })).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'Done' }));
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'Open Room 12' }));
  await expect(page.getByRole('heading', { name: 'Room 12', level: 1 })).toBeVisible();
  await expect(page.getByText('No students yet')).toBeVisible();
  return (
    (await page
      .getByText(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
      .first()
      .textContent()) ?? ''
  );
}

async function signUpAsStudent(page: Page, hands: Hands, code: string): Promise<void> {
  await page.goto(joinPage.path);
  await hands.type(page.getByLabel('Class code'), code.toLowerCase());
  await hands.press(page.getByRole('button', { name: 'Next' }));
  await hands.type(page.getByLabel('First name'), 'Ana');
  await hands.type(page.getByLabel('Last name'), 'Lopez');
  await hands.type(page.getByLabel('Username'), freshUsername('ana'));
  await hands.type(page.getByRole('textbox', { name: 'Password' }), 'green leaf 7');
  await hands.choose(page.getByLabel('Month'), 'May');
  await hands.choose(page.getByLabel('Year'), '2017');
  await hands.press(page.getByRole('button', { name: 'Create my account' }));
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
}

/** Results with points and rank, the answers once more, and the line in the history. */
async function lookAtResults(page: Page, hands: Hands, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: `You read “${title}”` })).toBeVisible();
  await expect(page.getByText('Every answer is right.', { exact: false })).toBeVisible();
  await hands.press(page.locator('summary').filter({ hasText: /^\+\d+ points/ }));
  await expect(page.getByText('Right answers', { exact: true })).toBeVisible();
  await expect(page.getByText(/Luminary|Orienteer/).first()).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'Look at your answers' }));
  await expect(page.getByText('Your answer', { exact: true }).first()).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'My quizzes' }));
  const line = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await expect(line).toContainText('Passed');
}

async function lookAtStudent(page: Page, hands: Hands, title: string): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' });
  await hands.press(main.getByRole('link', { name: 'Classes' }));
  await hands.press(page.getByRole('link', { name: 'Room 12', exact: true }));
  const row = page.getByRole('row').filter({ hasText: 'Ana Lopez' });
  await expect(row).toContainText(/\d\.\d ± \d\.\d/);
  await hands.press(row.getByRole('link', { name: 'Ana Lopez' }));
  await expect(page.getByRole('heading', { name: 'Ana Lopez', level: 1 })).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'Quizzes', exact: true }));
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Passed');
}
