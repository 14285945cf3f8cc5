import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Student } from '#app/server/world.ts';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { readContent } from '#features/library/server/public.ts';
import type { Service } from '../service/service.ts';
import { type Hands, mouse } from './hands.ts';

/** Seconds that a student reads before an answer: more than the ten below which any answer may be a guess. */
export const READING_SECONDS = 20;

/** Lets a student read; see the fixture `read`. */
export type Read = (page: Page, seconds: number) => Promise<void>;

/** The open question, as a group named by its words. */
export const openQuestion = (page: Page): Locator =>
  page.getByRole('group').filter({ has: page.getByRole('radio') });

export const optionsOf = (page: Page): Locator => openQuestion(page).getByRole('radio');

/** How many questions are answered, as the thin line says. */
export const answered = (page: Page, count: number): Locator =>
  page.getByRole('progressbar').and(page.locator(`[value="${count}"]`));

export const confirmButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Save|Check) my answer$/ });

/** Whichever of two things a screen shows first. */
export async function firstShown(one: Locator, other: Locator): Promise<Locator> {
  await expect(one.or(other).first()).toBeVisible();
  // The first may just make room for its next; the other stays once it is there.
  return (await other.isVisible()) ? other : one;
}

export interface Reader {
  readonly page: Page;
  readonly read: Read;
  readonly hands?: Hands;
  /** The place of the option that is chosen, from 0; `right` takes the one that the library says is right. */
  readonly choice?: number | 'right';
}

/** On a narrow screen the question is a sheet, closed while the student reads. */
const closedSheet = (page: Page): Locator =>
  page.getByRole('button', { name: /^Question \d+ of \d+$/, expanded: false });

async function openSheet({ page, hands = mouse }: Reader): Promise<void> {
  const sheet = closedSheet(page);
  if ((await firstShown(openQuestion(page), sheet)) === sheet) await hands.press(sheet);
  await expect(openQuestion(page)).toBeVisible();
}

/** Reads, chooses, confirms. */
export async function answer(reader: Reader): Promise<void> {
  const { page, read, hands = mouse, choice = 0 } = reader;
  await openSheet(reader);
  // The question before may still be on its way; its button says so.
  await expect(confirmButton(page)).toBeVisible();
  await read(page, READING_SECONDS);
  const index = choice === 'right' ? await rightIndex(page) : choice;
  await hands.mark(optionsOf(page).nth(index));
  await hands.press(confirmButton(page));
}

/** What is told after an answer. */
export const verdict = (page: Page): Locator => page.getByRole('heading', { name: /^(Right|Not quite)$/ });

/** On the home: opens the first of the three passages. @returns its title. */
export async function chooseFirstPassage({
  page,
  hands = mouse,
}: Pick<Reader, 'page' | 'hands'>): Promise<string> {
  const offers = page.getByRole('button', { name: /^Read this: / });
  await expect(offers).toHaveCount(3);
  const name = (await offers.first().getAttribute('aria-label')) ?? '';
  const title = name.replace('Read this: ', '');
  await hands.press(offers.first());
  await expect(page.getByRole('heading', { name: curlQuotes(title), level: 1 })).toBeVisible();
  return title;
}

/** Answers every question of the pretest, from the welcome to the end. @returns how many there were. */
export async function takePretest(reader: Reader): Promise<number> {
  const { page, hands = mouse } = reader;
  await hands.press(page.getByRole('button', { name: 'Start reading' }));
  const end = page.getByRole('heading', {
    name: /^You can (start|go on) at Level|^You finished the pretest/,
  });
  for (let count = 0; ; count++) {
    if ((await firstShown(openQuestion(page).or(closedSheet(page)), end)) === end) return count;
    await openSheet(reader);
    const question = await openQuestion(page).elementHandle();
    await answer(reader);
    await expect(answered(page, count + 1).or(end)).toBeVisible();
    // Counted at once; the question itself stays until the server has the answer.
    await question?.waitForElementState('hidden');
  }
}

/** Answers every question of a quiz, up to its results. @returns how many there were. */
export async function readQuiz(reader: Reader): Promise<number> {
  const { page, hands = mouse } = reader;
  for (let count = 1; ; count++) {
    await answer(reader);
    await expect(verdict(page)).toBeVisible();
    const last = page.getByRole('button', { name: 'See how it went' });
    const way = await firstShown(last, page.getByRole('button', { name: 'Next question' }));
    await hands.press(way);
    if (way === last) return count;
  }
}

/** Reads a passage to its end through the calls, with care. */
export async function readPassage(student: Student, service: Service): Promise<void> {
  for (let open = await student.beginQuiz(); open.next; ) {
    await service.pass(3 * READING_SECONDS);
    const { data } = await student.answer(open, open.next.options[0]?.optionId ?? 0, 3 * READING_SECONDS);
    open = { ...open, next: data.next };
  }
}

/** The right option of the open question, by the library's own file. */
async function rightIndex(page: Page): Promise<number> {
  const [title, stem] = await Promise.all([
    page.getByRole('heading', { level: 1 }).textContent(),
    openQuestion(page).locator('legend').textContent(),
  ]);
  const right = (await answerKey()).get(`${title} ${stem}`);
  const options = await openQuestion(page).locator('label').allTextContents();
  const index = options.findIndex((option) => right !== undefined && option.endsWith(right));
  if (index < 0) throw new Error(`The library does not know the question “${stem}” of “${title}”.`);
  return index;
}

let key: Promise<ReadonlyMap<string, string>> | undefined;

/** Title and question of each passage, to the text of the right option. */
const answerKey = (): Promise<ReadonlyMap<string, string>> => (key ??= readAnswerKey());

async function readAnswerKey(): Promise<ReadonlyMap<string, string>> {
  const files = await readContent(join(import.meta.dirname, '../../content'));
  const passages = files.flatMap((file) => (file.kind === 'passage' ? [file.passage] : []));
  return new Map(
    passages.flatMap(({ title, questions }) =>
      questions.map(({ stem, options }): [string, string] => [
        curlQuotes(`${title} `) + curlQuotes(stem),
        curlQuotes(options.find(({ role }) => role === 'key')?.text ?? ''),
      ]),
    ),
  );
}

/** Nobody touches a page for so long, as its program and the clock of its device know. */
export async function rest(page: Page, service: Service, seconds: number): Promise<void> {
  // Both clocks together: a call of the page that falls between them would find one clock moved and not the other.
  await Promise.all([
    service.pass(seconds),
    page.evaluate((passing) => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + passing * 1000;
    }, seconds),
  ]);
}
