import { href } from '#platform/screens/core/address.ts';
import { chooseRole, myTeachers, teacherHome } from '#platform/screens/core/addresses.ts';
import { studentLoginPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { type Hands, keys, mouse } from './steps/hands.ts';
import { judge } from './steps/judge.ts';
import { finishPretest, freshUsername, logIn } from './steps/people.ts';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 640 };

for (const { how, hands, size } of [
  { how: 'by mouse on a laptop', hands: mouse, size: WIDE },
  { how: 'by the keyboard on a small telephone', hands: keys, size: NARROW },
] satisfies readonly { how: string; hands: Hands; size: typeof WIDE }[])
  test(`a parent signs up, is confirmed, reads about the child, and withdraws consent, ${how}`, async ({
    page,
    world,
    service,
    newDevice,
  }) => {
    test.slow();
    const teacher = await world.teacher('Rivera');
    const room = await teacher.class('Room 12');
    const ana = await room.student('Ana');
    await finishPretest(ana, service);
    const isFirst = hands === mouse;

    // The teacher makes a code.
    const desk = await newDevice();
    await logIn(
      desk,
      await world.logIn(teacher.username, teacher.password),
      href(studentLoginPage, { id: ana.id }),
    );
    await hands.press(desk.getByRole('button', { name: 'Create a family code' }));
    const code = await desk.getByText(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/).innerText();

    // The parent signs up and asks.
    await page.setViewportSize(size);
    await page.goto(href(chooseRole));
    await hands.press(page.getByRole('link', { name: /I am a parent/ }));
    const username = freshUsername('maria');
    await hands.type(page.getByLabel('Username'), username);
    await hands.type(page.getByRole('textbox', { name: 'Password' }), 'quiet library 12');
    await hands.press(page.getByRole('button', { name: 'Create my account' }));
    await hands.press(page.getByRole('link', { name: 'Go to my family' }));
    await expect(page.getByRole('heading', { name: 'My family', level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('family');
    if (isFirst) await judge(page, 'a parent without a child');
    await page.setViewportSize(size);
    await hands.type(page.getByLabel('Family code'), code);
    await hands.press(page.getByRole('button', { name: 'Ask the teacher' }));
    await expect(page.getByText('Please give your first name.')).toBeVisible();
    await hands.type(page.getByLabel('First name'), 'Maria');
    await hands.type(page.getByLabel('Last name'), 'Lopez');
    await hands.press(page.getByRole('button', { name: 'Ask the teacher' }));
    await expect(page.getByText(/checks that you are a parent/)).toBeVisible();
    await expect(page.getByText('Ana')).toHaveCount(0);
    if (isFirst) await judge(page, 'a parent who waits');

    // The bell leads the teacher to the part about the family, and the teacher confirms.
    await desk.goto(href(teacherHome));
    await desk.getByRole('button', { name: 'Notifications, 1 new' }).click();
    await desk.getByRole('menuitem', { name: /^A parent of Ana .*waits to be confirmed/ }).click();
    const family = desk.getByRole('heading', { name: 'Family', exact: true });
    await expect(family).toBeFocused();
    await expect(family).toBeInViewport();
    if (isFirst) await judge(desk, 'a parent to confirm');
    await hands.press(desk.getByRole('button', { name: 'Confirm Maria Lopez' }));
    await hands.press(desk.getByRole('button', { name: 'Yes, confirm' }));
    await expect(desk.getByText(/connected on/)).toBeVisible();

    // The parent reads, downloads, and withdraws consent.
    await page.setViewportSize(size);
    await page.reload();
    await hands.press(page.getByRole('link', { name: /See how Ana/ }));
    await expect(page.getByText(/^Ana (reads|started)/)).toBeVisible();
    const download = page.waitForEvent('download');
    await hands.press(page.getByRole('button', { name: 'Download the data' }));
    expect((await download).suggestedFilename()).toContain(ana.username);
    if (isFirst) await judge(page, 'a child, for a parent');
    await page.setViewportSize(size);
    await hands.press(page.getByRole('button', { name: 'I consent', exact: true }));
    await expect(page.getByText(/Consent was given/)).toBeVisible();
    await hands.press(page.getByRole('button', { name: 'Withdraw consent' }));
    await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Withdraw consent' }));
    await expect(page.getByText(/^You said no, so Ana/)).toBeVisible();
    if (isFirst) await judge(page, 'a child whose account is closed');
    await page.setViewportSize(size);
    await hands.press(page.getByRole('button', { name: 'Ask to erase the account' }));
    await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }));
    await expect(page.getByText(/The person who runs Openleaf sees it/)).toBeVisible();

    // The teacher sees both, and opens the account once the school has decided.
    await desk.reload();
    await expect(desk.getByText('Consent was withdrawn', { exact: true })).toBeVisible();
    await expect(desk.getByText(/to have this account erased/)).toBeVisible();
    if (isFirst) await judge(desk, 'withdrawn consent');
    await hands.press(desk.getByRole('button', { name: 'The school agreed: open the account' }));
    await expect(desk.getByText('Consent was withdrawn', { exact: true })).toHaveCount(0);

    // The child can log in again and is told who sees the work.
    const own = await newDevice();
    await logIn(own, ana);
    await own.goto(href(myTeachers));
    await expect(own.getByText(/1 parent of yours can see it, too/)).toBeVisible();
  });
