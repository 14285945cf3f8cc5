import { href } from '#platform/screens/core/address.ts';
import { login } from '#platform/screens/core/addresses.ts';
import { allAddresses } from '#platform/screens/core/all-addresses.ts';
import { ADDRESSES_OF_PLANS } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { DEMO, logIn } from './steps/people.ts';

/** Addresses of the service before this one, as bookmarks and printed hand-outs still have them. */
const OLD = {
  nobody: [
    ['/welcome/register', 'Who are you?'],
    ['/welcome/aboutUs', 'About Openleaf'],
    ['/Teaching/MyClasses', 'Log in'],
  ],
  teacher: [
    ['/teaching/myClasses', 'Classes'],
    ['/TEACHING/showCreateClass', 'Create a class'],
    ['/app/', 'Home'],
    ['/user/updatePassword', 'Password'],
  ],
  student: [
    ['/dashboard/index', 'My progress'],
    ['/reading/myTeachers', 'My teachers'],
    ['/reading/presentPretest', /^You can (start|go on) at Level/],
    ['/reading/reviewLastQuizResponse', 'My quizzes'],
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

test('an address that never was says so, with the way home of the person who asks', async ({ page }) => {
  const answer = await page.goto('/nothing/here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
  await judge(page, 'an address without a page');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeVisible();
  await logIn(page, DEMO.teacher);
  await page.goto('/nothing/here');
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('the address of every screen is known to the server', async ({ request }) => {
  // Those of plans are there where payment is set up (no-plans.spec.ts).
  for (const { path } of allAddresses.filter((address) => !ADDRESSES_OF_PLANS.includes(address))) {
    const answer = await request.get(path.replaceAll(/\$\w+/g, '7'));
    expect([path, answer.status()]).toEqual([path, 200]);
  }
});

for (const who of ['teacher', 'student'] as const) {
  test(`the login leads a ${who} home who is logged in already`, async ({ page }) => {
    await logIn(page, DEMO[who]);
    const home = page.url();
    await page.goto(href(login));
    await expect(page).toHaveURL(home);
  });
}
