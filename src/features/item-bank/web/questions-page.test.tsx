import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInRouter } from '#features/overview/web/teaching/testing/render-in-router.tsx';
import { href } from '#platform/screens/core/address.ts';
import { passagePage } from '#platform/screens/core/staff-addresses.ts';
import type { BrokenQuestion } from '../contract/question-report.ts';
import { BrokenQuestions } from './broken-questions.tsx';
import { whatItChanged } from './corrected-keys.tsx';
import { signed } from './level-table.tsx';
import { learnedSentence } from './questions-page.tsx';

afterEach(cleanup);

const question: BrokenQuestion = {
  questionId: 7,
  versionId: 70,
  title: 'The Wrong Green Jacket',
  level: 5,
  number: 3,
  stem: 'Why did she go back?',
  answers: 240,
  rightShare: 0.3,
  expectedShare: 0.7,
  correlation: -0.31,
  options: [
    { text: 'She was cold.', isKey: false, chosen: 168 },
    { text: 'It was not hers.', isKey: true, chosen: 72 },
  ],
};

describe('questions to look at', () => {
  it('show the question, what was expected, and who chose what', async () => {
    await renderInRouter(<BrokenQuestions questions={[question]} />);
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { name: 'Why did she go back?' })).toBeTruthy();
    expect(card.getByText(/30% of 240 answers were right; 70% were expected/)).toBeTruthy();
    expect(card.getByRole('link', { name: 'The Wrong Green Jacket' }).getAttribute('href')).toBe(
      href(passagePage, { id: 70 }, { question: 3, answers: true }),
    );
    const key = card.getAllByRole('listitem').find((item) => item.textContent?.includes('Key'));
    expect(key?.textContent).toContain('30%It was not hers.');
  });

  it('say so when there are none', async () => {
    await renderInRouter(<BrokenQuestions questions={[]} />);
    expect(screen.getByText('No question looks broken')).toBeTruthy();
  });
});

it('says what waits', () => {
  const report = { learnedAt: null, levels: [], broken: [] };
  expect(learnedSentence({ ...report, waiting: 0 })).toBe(
    'No question has learned from an answer yet. Nothing is waiting.',
  );
  expect(learnedSentence({ ...report, waiting: 1, learnedAt: '2026-10-14T14:00:00.000Z' })).toMatch(
    /^They last learned from answers on Oct 14, 2026.*\. 1 finished passage is waiting. We check them every five minutes\.$/,
  );
});

it('writes a shift with its sign', () => {
  expect([0.123, -0.3].map(signed)).toEqual(['+0.12', '−0.30']);
});

it.each([
  [{ scoredAt: null }, 'Being scored again'],
  [{ students: 0 }, 'Nobody had answered it'],
  [{ levels: 1, points: 6 }, '4 students scored again; the level of 1 moved; 6 points given'],
  [{ students: 1 }, '1 student scored again; no level moved; no points given'],
])('says what a correction changed: %j', (facts, words) => {
  const scored = { scoredAt: '2026-10-14T14:00:00.000Z', students: 4, levels: 0, points: 0 };
  expect(whatItChanged({ ...correction, ...scored, ...facts })).toBe(words);
});

const correction = {
  correctionId: 1,
  questionId: 7,
  versionId: 70,
  title: 'The Wrong Green Jacket',
  level: 5,
  number: 3,
  stem: 'Why did she go back?',
  oldKey: 'She was late.',
  key: 'She was cold.',
  reason: 'Paragraph 2 says so.',
  correctedAt: '2026-10-14T13:58:00.000Z',
  correctedBy: 'Ada',
};
