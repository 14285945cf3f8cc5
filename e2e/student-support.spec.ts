import { startQuiz } from '#features/quiz/contract/endpoints.ts';
import { href } from '#platform/screens/core/address.ts';
import { classPage, studentPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { judge } from './steps/judge.ts';
import { finishPretest, logIn } from './steps/people.ts';
import { chooseFirstPassage } from './steps/reading.ts';

const LARGE = '28px';

test('a teacher gives one student levels, larger text and line focus, and the next quiz has them on any device', async ({
  page: teacher,
  newDevice,
  world,
  service,
}) => {
  test.setTimeout(180_000);
  const rivera = await world.teacher('Rivera');
  const room = await rivera.class('Room 12', { settings: { lowestLevel: 4, highestLevel: 9 } });
  const ana = await room.student('Ana');
  await finishPretest(ana, service);

  await logIn(teacher, rivera);
  await teacher.goto(href(studentPage, { id: ana.id }));
  await teacher.getByRole('link', { name: 'Change levels and support' }).click();
  const card = teacher.getByRole('region', { name: 'Levels and support' });
  const saved = () =>
    teacher.waitForResponse((reply) => reply.url().endsWith('/teaching/studentSupports') && reply.ok());
  const turnOn = async (name: string) => {
    const reply = saved();
    await card.getByRole('switch', { name: new RegExp(`^${name}`) }).check({ force: true });
    await reply;
  };
  await turnOn('Levels of their own');
  for (const [label, level] of [
    ['Lowest passage level', '1'],
    ['Highest passage level', '3'],
  ] as const) {
    const reply = saved();
    await card.getByLabel(label).selectOption(level);
    await reply;
  }
  await card.getByLabel('Lowest passage level').selectOption('5');
  await expect(card.getByText('Five is above the highest level, Three. Nothing was changed.')).toBeVisible();
  await turnOn('Larger text');
  await turnOn('Line focus');
  await judge(teacher, 'levels and support of a student');
  await teacher.goto(href(studentPage, { id: ana.id }));
  await expect(teacher.getByText('Reads at Levels One to Three (own range).')).toBeVisible();
  await teacher.goto(href(classPage, { id: room.id }));
  await expect(teacher.getByRole('row').filter({ hasText: 'Ana' })).toContainText('own range 1–3');

  const tablet = await newDevice();
  await tablet.goto(`${service.origin}/auth/login`);
  await logIn(tablet, ana, null);
  const { data } = await ana.call(startQuiz, { query: {} });
  if (data.kind !== 'offers') throw new Error('No passage is offered.');
  for (const { level } of data.offers) expect(level).toBeLessThanOrEqual(3);
  await chooseFirstPassage({ page: tablet });
  const letters = (page: typeof tablet) => page.locator('article [data-paragraph]').first();
  const focus = (page: typeof tablet) => page.getByRole('checkbox', { name: /^Line focus/ });
  await expect(letters(tablet)).toHaveCSS('font-size', LARGE);
  await tablet.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(focus(tablet)).toBeChecked();
  const kept = tablet.waitForResponse(
    (reply) => reply.url().includes('/settings/user/') && reply.request().method() === 'POST',
  );
  await focus(tablet).uncheck();
  await tablet.keyboard.press('Escape');
  await kept;

  const laptop = await newDevice();
  await laptop.goto(`${service.origin}/auth/login`);
  await logIn(laptop, ana, null);
  await laptop
    .getByRole('link', { name: /^(Go on|Continue)/ })
    .first()
    .click();
  await expect(letters(laptop)).toHaveCSS('font-size', LARGE);
  await laptop.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(focus(laptop)).not.toBeChecked();
});
