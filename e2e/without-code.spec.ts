import { href } from '#platform/screens/core/address.ts';
import { chooseRole } from '#platform/screens/core/addresses.ts';
import { expect, test } from './openleaf.ts';
import { keys, mouse } from './steps/hands.ts';
import { freshUsername } from './steps/people.ts';

for (const [means, hands, screen] of [
  ['by mouse', mouse, { width: 1280, height: 720 }],
  ['by keyboard alone, on a narrow screen', keys, { width: 320, height: 720 }],
] as const) {
  test(`a student signs up without a class code, and joins the class later, ${means}`, async ({
    page,
    world,
  }) => {
    const room = await (await world.teacher('Rivera')).class('Room 12');
    const username = freshUsername('lea');
    await page.setViewportSize(screen);
    await page.goto(href(chooseRole));
    await hands.press(page.getByRole('link', { name: /I am a student/ }));
    await hands.press(page.getByRole('button', { name: 'I have no code' }));
    await hands.type(page.getByLabel('Username'), username);
    await hands.type(page.getByRole('textbox', { name: 'Password' }), 'green leaf 7');
    await hands.press(page.getByRole('button', { name: 'Create my account' }));
    await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    await expect(page.getByRole('main').getByText(username)).toBeVisible();
    await expect(page.getByText(/no teacher can give you a new one/)).toBeVisible();
    await hands.press(page.getByRole('link', { name: 'Not now' }));

    await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
    await hands.press(page.getByRole('link', { name: 'Join your class' }));
    await hands.type(page.getByLabel('Class code'), room.code);
    await hands.press(page.getByRole('button', { name: 'Join the class' }));
    // A teacher must know who it is.
    await expect(page.getByText('Please give your first name.')).toBeVisible();
    await hands.type(page.getByLabel('First name'), 'Lea');
    await hands.type(page.getByLabel('Last name'), 'Lopez');
    await hands.press(page.getByRole('button', { name: 'Join the class' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Lea' })).toBeVisible();
    await expect(page.getByText(/You are in Room 12 now/).first()).toBeVisible();

    await hands.press(page.getByRole('link', { name: 'Log out' }));
    await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
  });
}
