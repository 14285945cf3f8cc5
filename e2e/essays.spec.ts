import type { Page } from '@playwright/test';
import type { Teacher } from '#app/server/world.ts';
import { renewPasswords } from '#features/classes/contract/renew-passwords.ts';
import { href } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { expect, test } from './openleaf.ts';
import { classWithEssays, commentOf } from './steps/essays.ts';
import { judge } from './steps/judge.ts';
import { tabTo } from './steps/keyboard.ts';
import { logIn } from './steps/people.ts';
import { typeAndKeep } from './steps/readable.ts';
import { chooseFirstPassage, type Reader, readQuiz } from './steps/reading.ts';

const ESSAY =
  'I think that the people in this passage were careful because they looked twice before they said anything about it.';
const COMMENT = 'Say which paragraph shows this.';

interface HandedIn {
  readonly teacher: Teacher;
  /** Of the passage that the essay is about. */
  readonly title: string;
}

/** On `page` a student has read a passage and handed in its short essay. */
const essayTest = test.extend<{ handedIn: HandedIn }>({
  handedIn: async ({ page, world, service, read }, use) => {
    const { teacher, ana } = await classWithEssays(world, service);
    await logIn(page, ana);
    await use({ teacher, title: await readAndWrite({ page, read, choice: 'right' }) });
  },
});
essayTest.describe.configure({ timeout: 150_000 });

essayTest(
  'a teacher scores a short essay by keyboard alone, and its student reads what was said',
  async ({ page: student, newDevice, handedIn: { teacher, title } }) => {
    await lookAtEssay(student, title);
    await expect(student.getByText(/^Handed in\. .+ will read it\.$/)).toBeVisible();

    const desk = await newDevice();
    await logIn(desk, teacher);
    await scoreByKeyboard(desk);

    await student.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(student.getByText(COMMENT)).toBeVisible();
    await expect(student.getByText(/^3 of 4: .+ \+5 points\.$/)).toBeVisible();
    await judge(student, 'home with a scored essay');
    await student.getByRole('link', { name: /^See what you wrote/ }).click();
    const essay = student.getByRole('region', { name: 'Short essay' });
    await expect(essay.getByRole('heading')).toBeInViewport();
    await expect(essay).toContainText(ESSAY);
    await expect(essay).toContainText('gave it 3 of 4');
    await expect(essay).toContainText(COMMENT);
    await judge(student, 'review with a scored essay');
  },
);

essayTest('nothing is lost when a score cannot be saved', async ({ newDevice, handedIn: { teacher } }) => {
  const desk = await newDevice();
  await logIn(desk, teacher);
  await desk.getByRole('link', { name: 'Read it' }).click();
  const comment = 'Look at the end again.';
  await typeAndKeep(desk, comment.length, async () => {
    await desk.getByRole('radio', { name: /^2/ }).check();
    await commentOf(desk).fill(comment);
  });
  await desk.reload();
  await expect(commentOf(desk)).toHaveValue(comment);
  await expect(desk.getByRole('radio', { name: /^2/ })).toBeChecked();
  await desk.context().setOffline(true);
  await desk.getByRole('button', { name: 'Save and next' }).click();
  await expect(desk.getByRole('alert')).toContainText('This is not saved yet');
  await expect(commentOf(desk)).toHaveValue(comment);
  await expect(desk.getByRole('radio', { name: /^2/ })).toBeChecked();
  await desk.context().setOffline(false);
  await desk.getByRole('button', { name: 'Save and next' }).click();
  await expect(desk.getByText('Saved: 2 of 4 for Ana Lopez.', { exact: true }).last()).toBeVisible();
});

test('an essay that was handed in while the teacher made a new password shows that it has arrived', async ({
  page,
  world,
  service,
  read,
}) => {
  test.setTimeout(150_000);
  const { teacher, ana } = await classWithEssays(world, service);
  await logIn(page, ana);
  await chooseFirstPassage({ page });
  await readQuiz({ page, read });
  await page.goto(href(studentHome));
  await page.getByRole('link', { name: 'Write about it' }).click();
  await page.getByRole('textbox').fill(ESSAY);
  const { data } = await teacher.call(renewPasswords, {
    params: { teacherId: teacher.id },
    body: { studentPasswords: [{ studentId: ana.id }], mustChangePassword: true },
  });
  const given = data.students[0]!.login!;
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await logIn(page, given, null);
  await page.getByLabel('The password you have now', { exact: true }).fill(given.password);
  for (const label of ['New password', 'New password again'])
    await page.getByLabel(label, { exact: true }).fill('seven quiet otters');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/^Handed in\. .+ will read it\.$/)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

/** Reads a passage and writes its essay, from the home, where it waits before the next passage. @returns the title. */
async function readAndWrite(reader: Reader): Promise<string> {
  const { page } = reader;
  const title = await chooseFirstPassage(reader);
  await readQuiz(reader);
  await page.goto(href(studentHome));
  await expect(page.getByText('Your teacher would like this before the next passage.')).toBeVisible();
  await page.getByRole('link', { name: 'Write about it' }).click();
  await page.getByRole('textbox').fill('Three words only.');
  await judge(page, 'an essay beside its passage');
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await expect(page.getByRole('alert')).toContainText('You have 3 words.');
  await page.getByRole('textbox').fill(ESSAY);
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await expect(page.getByRole('heading', { name: /^Handed in\. .+ will read it\.$/ })).toBeFocused();
  await judge(page, 'an essay that is handed in');
  await page.getByRole('link', { name: 'Choose the next passage' }).click();
  await expect(page.getByRole('button', { name: /^Read this: / })).toHaveCount(3);
  return title;
}

async function lookAtEssay(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'My quizzes' }).click();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Short essay' })).toContainText(ESSAY);
}

/** Tab, digits and Enter, nothing else. */
async function scoreByKeyboard(page: Page): Promise<void> {
  await expect(page.getByText('1 short essay to read')).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Read it' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ana Lopez', level: 2 })).toBeVisible();
  await expect(page.getByText('20 words, none copied from the passage')).toBeVisible();
  await judge(page, 'an essay that waits');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please choose a score first.');
  await page.keyboard.press('3');
  await expect(page.getByRole('radio', { name: /^3/ })).toBeChecked();
  await tabTo(commentOf(page));
  await page.keyboard.type('0 doubts.');
  await tabTo(page.getByRole('button', { name: `Add to the comment: ${COMMENT}` }));
  await page.keyboard.press('Enter');
  await expect(commentOf(page)).toHaveValue(`0 doubts. ${COMMENT}`);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('No essays to read')).toBeVisible();
  await expect(page.getByText('Saved: 3 of 4 for Ana Lopez, 5 points.').last()).toBeVisible();
  await judge(page, 'no essay waits');
}
