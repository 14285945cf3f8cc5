import { href } from '#platform/screens/core/address.ts';
import { landing, login, readingProgress, tokenLogin } from '#platform/screens/core/addresses.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { test as base, expect } from './openleaf.ts';
import { freePort } from './service/free-port.ts';
import { startService } from './service/service.ts';
import { judge } from './steps/judge.ts';
import { logIn } from './steps/people.ts';

/** Where calls about classes go, which is answered by the test. */
const CLASSES = 'https://classes.example.org';

/** An Openleaf in use by two names of this machine: one for everybody, one for children under 13. */
const test = base.extend<object, { kids: string }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const port = await freePort();
      const kids = `http://localhost:${port}`;
      const env = {
        OPENLEAF_MODE: 'production',
        PORT: String(port),
        PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
        UNDER13_ORIGIN: kids,
        API_BASE_CLASS: `${CLASSES}/api`,
        API_FOREIGN_ORIGINS: CLASSES,
      };
      const service = await startService({ env, alsoAt: [kids, CLASSES] });
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  kids: [({ service }, use) => use(service.alsoAt[0] ?? ''), { scope: 'worker' }],
});

test('a child logs in on the main domain and goes on, logged in, on the one for children', async ({
  page,
  world,
  service,
  kids,
}) => {
  const ana = await (await (await world.teacher('Rivera')).class('Room 12')).student('Ana');
  const codes: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, searchParams } = new URL(request.url());
    if (origin === kids && pathname === tokenLogin.path) codes.push(searchParams.get('token') ?? '');
  });
  await page.goto(href(readingProgress));
  await page.getByLabel('Username').fill(ana.username);
  await page.getByRole('textbox', { name: 'Password' }).fill(ana.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  // Where the child wanted to go, on the other domain, without the code.
  await expect(page).toHaveURL(`${kids}${href(readingProgress)}`);
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  expect(codes).toHaveLength(1);

  // The session is over where it began, and the code is worth nothing more.
  await page.goto(`${service.origin}${href(readingProgress)}`);
  await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
  await page.goto(`${kids}${tokenLogin.path}?token=${codes[0]}`);
  await expect(page.getByRole('heading', { name: 'Please log in here' })).toBeVisible();
  await judge(page, 'a hand-off that is over');
  expect(page.url()).not.toContain('token=');

  // The root of the domain for children is the main one's.
  await page.goto(`${kids}/`);
  await expect(page).toHaveURL(`${service.origin}${href(landing)}`);
});

test('an older student is sent to the main domain, and a teacher stays where they are', async ({
  page,
  world,
  service,
  kids,
  newDevice,
}) => {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 40', { belowThirteen: false });
  const zoe = await room.student('Zoe', { birthDate: '2010-01-01' });
  await logIn(page, zoe, kids + login.path);
  await expect(page.getByRole('heading', { name: 'Hello, Zoe' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(service.origin);
  const desk = await newDevice();
  await logIn(desk, teacher, kids + login.path);
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(desk.url()).origin).toBe(kids);
});

test('calls of a service whose base is set go there, and the page is allowed to make them', async ({
  page,
  world,
  service,
}) => {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const asked: string[] = [];
  await page.route(`${CLASSES}/api/**`, async (route) => {
    const url = route.request().url();
    asked.push(url);
    const response = await route.fetch({ url: url.replace(CLASSES, service.origin) });
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'access-control-allow-origin': service.origin },
    });
  });
  await logIn(page, teacher, service.origin + login.path);
  await page.goto(`${service.origin}${href(classPage, { id: room.id })}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Room 12' })).toBeVisible();
  expect(asked).toContain(`${CLASSES}/api/class/${room.id}`);
  // The page may still be asking when the journey ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
