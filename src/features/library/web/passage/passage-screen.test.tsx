import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { passagePage } from '#platform/screens/core/staff-addresses.ts';
import { catalogQuestion, catalogQuiz } from '../testing/fixture-catalog.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { PassageScreen } from './passage-screen.tsx';

beforeAll(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

const straight = `"It's here," said Ana.`;
const [key, other] = catalogQuestion().options;
const passage = catalogQuiz({
  title: straight,
  paragraphs: [straight, 'By morning the mill stood dry.'],
  glossary: [{ word: 'mill', meaning: straight }],
  claims: [{ claim: straight, source: straight }],
  questionList: [
    catalogQuestion({
      stem: straight,
      options: [
        { ...key!, text: straight, rationale: straight },
        { ...other!, text: straight, rationale: straight },
      ],
      correction: { at: '2026-11-21T03:00:00.000Z', reason: straight },
    }),
  ],
  essay: { prompt: straight, rubric: [straight, 'A word.'], model: straight },
});

/** All that is to be read, on the screen and on paper; the kit keeps its styles in the page. */
const words = () =>
  [...document.querySelectorAll('body :not(style)')]
    .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .map(({ textContent }) => textContent)
    .join(' ');

it('has the quotation marks of the reader on the screen, in its answers, and on paper', async () => {
  await renderSignedIn(<PassageScreen above={null} zone="UTC" />, {
    role: 'teacher',
    answer: () => passage,
    path: href(passagePage, { id: 70 }),
  });
  await userEvent.click(await screen.findByRole('switch', { name: 'Show the answers' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'On paper' }), 'Worksheet and answers');
  expect(words().match(/“It’s here,” said Ana\./g)?.length).toBeGreaterThan(15);
  expect(words()).not.toMatch(/["']/);
});
