import type { Page } from '@playwright/test';
import type { Person } from '#app/server/world.ts';
import { expect, test } from './openleaf.ts';
import { ANSWERS, logOutOfQuiz, openQuietQuiz, openQuiz } from './steps/interrupted-quiz.ts';
import { logIn, logOut, newStudent } from './steps/people.ts';
import { findReadable } from './steps/readable.ts';
import { answer, answered, openQuestion, type Read, type Reader, rest, verdict } from './steps/reading.ts';

/** An answer that waited has arrived so long after the network is back (docs: trust), in milliseconds. */
const BACK = { timeout: 5_000 };
/** A try whose answer does not come is given up after so long, in milliseconds. */
const GIVEN_UP = { timeout: 20_000 };

test('a student goes on when the network swallows an answer without a word', async ({
  page,
  world,
  service,
  read,
}) => {
  await openQuiz(page, await newStudent(world, service));
  // Never answered, and never refused.
  await page.route(ANSWERS, () => {});
  await answer({ page, read });
  await expect(page.getByText('Your answer is kept on this device').first()).toBeVisible(GIVEN_UP);
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(openQuestion(page)).toBeVisible();
  await page.unroute(ANSWERS);
  await expect(answered(page, 1)).toBeVisible(GIVEN_UP);
});

test('a link that clears the cache ends no sign-in and loses no answer that waits', async ({
  page,
  world,
  service,
  read,
}) => {
  await openQuiz(page, await newStudent(world, service));
  await page.route(ANSWERS, (route) => route.abort());
  await answer({ page, read });
  await expect(page.getByText('Your answer is kept on this device').first()).toBeVisible(GIVEN_UP);
  const link = new URL(page.url());
  link.searchParams.set('clear_cache', '1');
  await page.goto(link.href);
  await expect(openQuestion(page)).toBeVisible();
  await page.unroute(ANSWERS);
  await expect(answered(page, 1)).toBeVisible(GIVEN_UP);
});

test('a reply is lost after the server has saved the answer', async ({ page, world, service, read }) => {
  await openQuiz(page, await newStudent(world, service));
  const sent = watchAnswers(page);
  await page.route(
    ANSWERS,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await answer({ page, read });
  await expectArrivedOnce(page);
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
});

test('a student loses the network in the middle of a quiz', async ({ page, world, service, read }) => {
  await openQuiz(page, await newStudent(world, service));
  await page.context().setOffline(true);
  await answer({ page, read });
  await expect(page.getByText(kept(1)).first()).toBeVisible();
  await page.context().setOffline(false);
  await expectArrivedOnce(page);
});

test.describe('on the first visit, before the device keeps the screens', () => {
  test.use({ serviceWorkers: 'block' });

  test('a student loses the network while the parts beside the text are on their way', async ({
    page,
    world,
    service,
    read,
  }) => {
    const cut = Promise.withResolvers<void>();
    await page.route(/\/assets\/(marks|native-field|listen-control|speak-button)/, async (route) => {
      await cut.promise;
      await route.abort('internetdisconnected');
    });
    await openQuiz(page, await newStudent(world, service));
    await page.context().setOffline(true);
    cut.resolve();
    await answer({ page, read });
    await expect(page.getByText(kept(1)).first()).toBeVisible();
    await page.unrouteAll();
    await page.context().setOffline(false);
    await expectArrivedOnce(page);
    await expect(page.getByRole('region', { name: 'Your highlights and notes' })).toBeVisible(BACK);
  });
});

test('a student hears that a full device keeps nothing, and stays until the answer is sent', async ({
  page,
  world,
  service,
  read,
}) => {
  await openQuiz(page, await newStudent(world, service));
  await fillDevice(page);
  await page.context().setOffline(true);
  await answer({ page, read });
  await expect(page.getByText('This device has no room to keep it').first()).toBeVisible();
  await expect(page.getByText('kept on this device')).toHaveCount(0);
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(
    page.locator('main').getByText('This device has no room to keep it: please leave this page open.'),
  ).toBeVisible();
  await expect(page.getByText('Saved.')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText('Saved.')).toBeVisible(BACK);
  await page.reload();
  await expect(answered(page, 1)).toBeVisible();
});

/** From now on this device has no room for what pages want to keep. */
async function fillDevice(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
  });
}

test('a student reloads while an answer waits for the network', async ({ page, world, service, read }) => {
  await openQuiz(page, await newStudent(world, service));
  await answerWithoutNetwork({ page, read });
  await page.unroute(ANSWERS);
  await page.reload();
  await expectArrivedOnce(page);
});

test('a student is away for too long and finds the answer saved after the next login', async ({
  page,
  world,
  service,
  read,
}) => {
  const student = await newStudent(world, service);
  await openQuietQuiz(page, student);
  await rest(page, service, 61 * 60);
  await answer({ page, read });
  await expect(page.getByText('Eeek. It appears your session has timed out.')).toBeVisible();
  await logIn(page, student, null);
  await expectArrivedOnce(page);
});

test('two children share a Chromebook, and no answer goes to the wrong one', async ({
  page,
  world,
  service,
  read,
}) => {
  const [ana, ben] = [await newStudent(world, service), await newStudent(world, service, { name: 'Ben' })];
  await openQuiz(page, ana);
  await answerWithoutNetwork({ page, read });
  await logOutOfQuiz(page);
  await page.unroute(ANSWERS);

  const sent = watchAnswers(page);
  await logIn(page, ben);
  await expect(page.getByRole('heading', { name: 'What would you like to read?' })).toBeVisible();
  expect(sent).toEqual([]);
  await logOut(page);

  await logIn(page, ana);
  await expect(page.getByText(/^1 of \d questions answered$/)).toBeVisible(BACK);
});

test('a student reads on without network, and every answer arrives in order', async ({
  page,
  world,
  service,
  read,
}) => {
  await openQuiz(page, await newStudent(world, service));
  const sent = watchAnswers(page);
  await page.context().setOffline(true);
  for (const number of [1, 2, 3]) {
    await answer({ page, read });
    await expect(page.getByText(kept(number)).first()).toBeVisible();
    if (number < 3) await page.getByRole('button', { name: 'Next question' }).click();
  }
  await expect(page.getByText(/3 of them kept on this device$/)).toBeVisible();
  sent.length = 0;
  await page.context().setOffline(false);
  await expect(verdict(page)).toBeVisible(BACK);
  expect(new Set(sent).size).toBe(3);
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.getByText(/^Question 1: (right|not quite)\.$/)).toBeVisible();
  await page.reload();
  await expect(answered(page, 3)).toBeVisible();
});

test('a browser is killed with two answers on the device, and they arrive after the next login', async ({
  newKeptBrowser,
  world,
  service,
  read,
}) => {
  const student = await newStudent(world, service);
  const first = await newKeptBrowser();
  await answerTwoWithoutNetwork(first.page, { student, read });
  await first.kill();

  const second = await newKeptBrowser();
  await logIn(second.page, student);
  await expect(second.page.getByText(/^2 of \d questions answered$/)).toBeVisible(BACK);
});

test('a logout says what waits, leaves nothing to read, and the next login sends it', async ({
  page,
  world,
  service,
  read,
}) => {
  const student = await newStudent(world, service);
  await answerTwoWithoutNetwork(page, { student, read });
  const title = await page.getByRole('article').getByRole('heading').innerText();
  await logOutOfQuiz(page);
  await expect(page.getByText('2 answers are not sent yet')).toBeVisible();
  const secrets = [
    { what: 'title', text: title },
    { what: 'username', text: student.username },
  ];
  expect(await findReadable(page, secrets)).toEqual([]);

  await page.unroute(ANSWERS);
  await logIn(page, student);
  await expect(page.getByText(/^2 of \d questions answered$/)).toBeVisible(BACK);
});

const kept = (answers: number) =>
  answers === 1 ? 'Your answer is kept on this device' : `Your ${answers} answers are kept on this device`;

/** An answer waits on the device, for want of a way to the server. */
async function answerWithoutNetwork({ page, read }: Pick<Reader, 'page' | 'read'>): Promise<void> {
  await page.route(ANSWERS, (route) => route.abort('internetdisconnected'));
  await answer({ page, read });
  await expect(page.getByText(kept(1)).first()).toBeVisible();
}

/** Two answers wait. */
async function answerTwoWithoutNetwork(
  page: Page,
  { student, read }: { student: Person; read: Read },
): Promise<void> {
  await openQuiz(page, student);
  await answerWithoutNetwork({ page, read });
  await page.getByRole('button', { name: 'Next question' }).click();
  await answer({ page, read });
  await expect(page.getByText(kept(2)).first()).toBeVisible();
}

/** The key of every answer that the page sends. */
function watchAnswers(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key !== undefined) keys.push(key);
  });
  return keys;
}

/** What waited is there soon: one answer is told, and the server says the same after a reload. */
async function expectArrivedOnce(page: Page): Promise<void> {
  await expect(verdict(page)).toBeVisible(BACK);
  await expect(answered(page, 1)).toBeVisible();
  await page.reload();
  await expect(answered(page, 1)).toBeVisible();
  await expect(openQuestion(page)).toBeVisible();
}
