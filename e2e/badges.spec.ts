import { type Browser, chromium, type Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { readBadge, writeBadge } from '#features/accounts/core/badge.ts';
import { makeBadges, switchBadges } from '#features/classes/contract/badges.ts';
import { href } from '#platform/screens/core/address.ts';
import { landing, login } from '#platform/screens/core/addresses.ts';
import { newCardsPage } from '#platform/screens/core/staff-addresses.ts';
import { expect, test } from './openleaf.ts';
import { filmCard } from './steps/card-for-camera.ts';
import { judge } from './steps/judge.ts';
import { logIn, logOut } from './steps/people.ts';

/** What the QR codes of the cards that are about to be printed carry. */
async function readPrintedCards(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const pictures = await page
    .getByRole('img', { name: 'QR code that logs the student in' })
    .evaluateAll((codes) =>
      Promise.all(
        codes.map(async (code) => {
          const SIDE = 400;
          const style = 'rect{fill:#fff}path{fill:#000}';
          const size = `width="${SIDE}" height="${SIDE}" xmlns="http://www.w3.org/2000/svg"`;
          const box = code.getAttribute('viewBox') ?? '';
          const drawing = `<svg ${size} viewBox="${box}"><style>${style}</style>${code.innerHTML}</svg>`;
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = SIDE;
          canvas.height = SIDE;
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0, SIDE, SIDE);
          return { side: SIDE, data: [...(context?.getImageData(0, 0, SIDE, SIDE).data ?? [])] };
        }),
      ),
    );
  await page.emulateMedia({ media: null });
  return pictures.map(({ side, data }) =>
    decodeQR({ width: side, height: side, data: Uint8ClampedArray.from(data) }),
  );
}

test('a teacher prints badges for a class that has them on, and the link on a card logs one child in', async ({
  page,
  world,
  newDevice,
}) => {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await room.student('Ana');
  await room.student('Leo');
  await logIn(page, teacher);
  await page.goto(href(newCardsPage, { id: room.id }));
  await expect(page.getByText('Badges are off in this class.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn on badges' }).click();
  await expect(page.getByRole('dialog')).toContainText('Whoever holds a badge gets in as that student.');
  await judge(page, 'badges, turning on');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on badges' }).click();
  await judge(page, 'badges, choosing');
  await page.getByRole('button', { name: 'Create 2 badges' }).click();
  await expect(page.getByRole('heading', { name: '2 badges are ready' })).toBeVisible();
  await judge(page, 'badges, ready');
  const links = await readPrintedCards(page);
  expect(links).toHaveLength(2);

  const tablet = await newDevice();
  const asked: string[] = [];
  tablet.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
  await tablet.goto(links[0] ?? '');
  await expect(tablet.getByRole('heading', { name: 'Hello, Ana' })).toBeVisible();
  // The secret is in no address that was asked for, and in none that the browser goes back to.
  const secret = readBadge(links[0]?.split('#badge=')[1] ?? '')?.secret ?? 'none';
  expect(asked.filter((address) => address.includes(secret))).toEqual([]);
  await tablet.goBack();
  expect(tablet.url()).not.toContain(secret);

  // A new badge: the old card stops at once.
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.getByRole('link', { name: 'Go to the class' }).click();
  await page.goto(href(newCardsPage, { id: room.id }));
  await page.getByRole('checkbox', { name: /^Ana.* · badge from/ }).check();
  await page.getByRole('button', { name: 'Create 1 badge' }).click();
  await page.getByRole('button', { name: 'Create the badge' }).click();
  await expect(page.getByRole('heading', { name: '1 badge is ready' })).toBeVisible();
  const old = await newDevice();
  await old.goto(links[0] ?? '');
  await expect(old.getByRole('alert')).toContainText('This badge does not work anymore.');
  await judge(old, 'a badge that is over');
  expect(old.url()).not.toContain(secret);
});

/** A device whose camera sees the card. */
async function withCamera(film: string, origin: string): Promise<{ browser: Browser; page: Page }> {
  const launch = test.info().project.use.launchOptions;
  const browser = await chromium.launch({
    ...launch,
    args: [
      ...(launch?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const context = await browser.newContext({ baseURL: origin, permissions: ['camera'] });
  return { browser, page: await context.newPage() };
}

test('a child shows the badge to the camera, also where another page was opened first', async ({
  world,
  service,
}, testInfo) => {
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const ana = await room.student('Ana');
  const params = { id: room.id };
  await teacher.call(switchBadges, { params, body: { badgesOn: true } });
  const made = await teacher.call(makeBadges, { params, body: { studentIds: [ana.id] } });
  const badge = made.data.badges[0]?.badge ?? '';
  const film = testInfo.outputPath('card.y4m');
  await filmCard(film, `${service.origin}${login.path}#badge=${badge}`);
  const { browser, page } = await withCamera(film, service.origin);
  // The page is loaded as another one, which may not use the camera: the login page is loaded anew for it.
  await page.goto(href(landing));
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await page.getByRole('button', { name: 'Log in with a badge' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Ana' })).toBeVisible({ timeout: 20_000 });
  await logOut(page);
  await browser.close();
});

test('a child who shows another QR code is told so, and can type', async ({ service, world }, testInfo) => {
  const ana = await world.student('Ana');
  const film = testInfo.outputPath('other.y4m');
  await filmCard(film, `${service.origin}${login.path}`);
  const { browser, page } = await withCamera(film, service.origin);
  await page.goto(href(login));
  await page.getByRole('button', { name: 'Log in with a badge' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('This QR code is not a badge.', {
    timeout: 20_000,
  });
  await judge(page, 'scanning a badge');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await logIn(page, ana, null);
  await browser.close();
});

test('a badge of nobody logs nobody in', async ({ page }) => {
  const badge = writeBadge({ studentId: 1, secret: 'x'.repeat(27) });
  await page.goto(`${login.path}#badge=${badge}`);
  await expect(page.getByRole('alert')).toContainText('This badge does not work anymore.');
  await expect(page).toHaveURL(login.path);
  // The same with another one, while the page is there.
  await page.goto(`${login.path}#badge=${writeBadge({ studentId: 2, secret: 'y'.repeat(27) })}`);
  await expect(page).toHaveURL(login.path);
  await expect(page.getByRole('alert')).toContainText('This badge does not work anymore.');
});
