import { expect, test } from './openleaf.ts';
import { DEMO, logIn } from './steps/people.ts';

/** Addresses of the service before this one, as bookmarks and printed hand-outs still have them. */
const OLD = {
  nobody: [
    ['/welcome/register', 'Who are you?'],
    ['/google/loginFail', 'Log in'],
    ['/welcome/aboutUs', 'Reading that grows with you'],
    ['/Teaching/MyClasses', 'Log in'],
  ],
  teacher: [
    ['/teaching/myClasses', 'Classes'],
    ['/TEACHING/showCreateClass', 'Create a class'],
    ['/app/', 'Classes'],
  ],
  student: [
    ['/dashboard/index', 'My progress'],
    ['/reading/myTeachers', 'My teachers'],
    ['/reading/presentPretest', 'That was the pretest'],
    ['/reading/reviewLastQuizResponse', 'What I have read'],
  ],
} as const;

for (const [who, addresses] of Object.entries(OLD)) {
  test(`older addresses lead ${who} to their screens`, async ({ page }) => {
    if (who === 'teacher' || who === 'student') await logIn(page, DEMO[who]);
    for (const [address, heading] of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  });
}

test('an older address leads a teacher on after the login', async ({ page }) => {
  await logIn(page, DEMO.teacher, '/teaching/showCreateClass');
  await expect(page.getByRole('heading', { level: 1, name: 'Create a class' })).toBeVisible();
});

test('an address that never was says so on the main page', async ({ page }) => {
  await page.goto('/nothing/here');
  await expect(page.getByText('There is no page at this address')).toBeVisible();
});
