import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { catalogQuestion, catalogQuiz, withoutKeys } from '../testing/fixture-catalog.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { PassageDesk } from './passage-desk.tsx';

beforeAll(() => {
  fakeModalDialogs();
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const show = (
  passage = catalogQuiz(),
  { role = 'teacher', answers = true, startAt = Number.NaN }: Partial<Shown> = {},
) =>
  renderSignedIn(
    <PassageDesk passage={passage} answers={answers} startAt={startAt} zone="America/New_York" />,
    {
      role,
      answer: () => ({ correctionId: 3 }),
    },
  );
interface Shown {
  role: 'teacher' | 'admin';
  answers: boolean;
  startAt: number;
}

it('tells the day of a correction in the zone of the class', async () => {
  const correction = { at: '2026-11-21T03:00:00.000Z', reason: 'Paragraph 2 says so.' };
  await show(catalogQuiz({ questionList: [catalogQuestion({ correction })] }));
  expect(screen.getByText(/was corrected on/).textContent).toContain('Nov 20, 2026');
});

const lit = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

describe('a passage with its questions', () => {
  it('tells no answer while the answers are off', async () => {
    await show(catalogQuiz({ questionList: [catalogQuestion({ correction: corrected })] }), {
      answers: false,
    });
    expect(screen.getByRole('heading', { name: '1. Why did the mill stand dry?' })).toBeTruthy();
    for (const telling of ['The answer', /Paragraph 1 says/, /was corrected/, 'How it is scored'])
      expect(screen.queryByText(telling)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Would you build the mill again?')).toBeTruthy();
  });

  it('marks the key, explains every option, and lights the place in the text', async () => {
    await show();
    const key = screen.getAllByRole('listitem').find((item) => within(item).queryByText('The answer'));
    expect(key?.textContent).toContain('The river had moved.');
    expect(screen.getByText('Nothing is said about rain.')).toBeTruthy();
    expect(lit()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Show it in the text' }));
    expect(lit()).toEqual(['river turned']);
    await userEvent.click(screen.getByRole('button', { name: 'Hide it in the text' }));
    expect(lit()).toEqual([]);
  });

  it('starts at the question that the teacher came for', async () => {
    await show(catalogQuiz(), { startAt: 1 });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^1\. / }));
    expect(lit()).toEqual(['river turned']);
  });

  it('says why there are no answers, and names the measure for what it is', async () => {
    await show(withoutKeys(), { answers: false });
    expect(screen.getByText(/An administrator has to approve your account/)).toBeTruthy();
    expect(screen.getByText('Estimated reading measure').nextSibling?.textContent).toBe('870');
  });
});

describe('what is true in a passage', () => {
  it('is told with its sources, and that the rest is made up', async () => {
    const claims = [{ claim: 'Rivers move.', source: 'U.S. Geological Survey, 2020' }];
    await show(catalogQuiz({ invented: true, claims }), { answers: false });
    const card = within(screen.getByRole('region', { name: 'What is true here' }));
    expect(card.getByText('Some people, places, or numbers in this text are made up.')).toBeTruthy();
    expect(card.getByText('Rivers move.')).toBeTruthy();
    expect(card.getByText('Source: U.S. Geological Survey, 2020')).toBeTruthy();
  });

  it('is no subject of a story', async () => {
    await show();
    expect(screen.queryByRole('region', { name: 'What is true here' })).toBeNull();
  });
});

const corrected = { at: '2026-11-20T12:00:00.000Z', reason: 'Paragraph 2 says so.' };

describe('correcting a key', () => {
  it('is for administrators', async () => {
    await show();
    expect(screen.queryByRole('button', { name: /^Make . the answer/ })).toBeNull();
  });

  it('asks by name, wants a reason, and sends it once', async () => {
    const { calls } = await show(catalogQuiz(), { role: 'admin' });
    await userEvent.click(screen.getByRole('button', { name: 'Make this the answer: B of question 1' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Make B the answer to question 1?' }));
    expect(dialog.getByText(/nobody loses points/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Make B the answer' }));
    expect(dialog.getByText('Please say why. Students and teachers read it.')).toBeTruthy();
    expect(calls).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It says so.');
    await userEvent.click(dialog.getByRole('button', { name: 'Make B the answer' }));
    expect(calls).toEqual([
      { name: 'correctKey', input: { body: { questionId: 7, optionId: 72, reason: 'It says so.' } } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
