import { href } from '#platform/screens/core/address.ts';
import { login, profileSettings, studentHome } from '#platform/screens/core/addresses.ts';
import { expect, test } from './openleaf.ts';
import { keys, mouse } from './steps/hands.ts';
import { answer, answered } from './steps/reading.ts';

for (const [means, hands, screen] of [
  ['by mouse', mouse, { width: 1280, height: 720 }],
  ['by keyboard alone, on a narrow screen', keys, { width: 320, height: 720 }],
] as const) {
  test(`a child in a class under 13 logs in, begins the pretest, and goes on where it was left, ${means}`, async ({
    page,
    world,
    read,
  }) => {
    const room = await (await world.teacher('Rivera')).class('Room 12', { belowThirteen: true });
    const ana = await room.student('Ana');
    await page.setViewportSize(screen);
    await page.goto(href(login));
    await hands.type(page.getByLabel('Username'), ana.username);
    await hands.type(page.getByRole('textbox', { name: 'Password' }), ana.password);
    await hands.press(page.getByRole('button', { name: 'Log in', exact: true }));
    await expect(page).toHaveURL(href(studentHome));

    await hands.press(page.getByRole('link', { name: 'Start', exact: true }));
    await hands.press(page.getByRole('button', { name: 'Start reading' }));
    await answer({ page, read, hands });
    await expect(answered(page, 1)).toBeVisible();
    await hands.press(page.getByRole('link', { name: /^Leave/ }));
    await expect(page.getByRole('heading', { name: 'Continue finding your level' })).toBeVisible();

    // A child has no email here, and is asked for no age where the class says it.
    await page.goto(href(profileSettings));
    await expect(page.getByText('You log in with your username.')).toBeVisible();
    await expect(page.getByText('Email')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Tell us your birth month' })).toHaveCount(0);
    await page.goto(href(studentHome));

    await hands.press(page.getByRole('link', { name: 'Continue', exact: true }));
    await expect(answered(page, 1)).toBeVisible();
  });
}
