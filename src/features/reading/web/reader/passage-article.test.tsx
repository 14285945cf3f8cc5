import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { freshQuiz } from '#features/quiz/web/quiz/fixture-quiz.ts';
import { PassageArticle } from './passage-article.tsx';
import { FIRST_SETTINGS } from './reader-settings.ts';

afterEach(cleanup);

const settings = FIRST_SETTINGS;

it('numbers its paragraphs and offers its glossary words as buttons', () => {
  render(<PassageArticle passage={freshQuiz.passage} settings={settings} evidence={[]} />);
  expect(screen.getByRole('heading', { level: 1, name: 'The River Turns' })).toBeTruthy();
  expect(screen.getByText('Earth and space')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'mill' })).toBeTruthy();
  expect([...document.querySelectorAll('p')].at(-1)?.textContent).toContain('Paragraph 2');
});

it('lights the place of an answer, and no other', () => {
  render(
    <PassageArticle
      passage={freshQuiz.passage}
      settings={settings}
      evidence={[{ paragraph: 2, start: 11, end: 29 }]}
    />,
  );
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent?.slice(0, 8))).toEqual([
    'the mill',
  ]);
});

it('says that people, places, or numbers are made up, where they are', () => {
  const madeUp = 'Some people, places, or numbers in this text are made up.';
  const { rerender } = render(
    <PassageArticle passage={{ ...freshQuiz.passage, invented: true }} settings={settings} evidence={[]} />,
  );
  expect(screen.getByText(madeUp)).toBeTruthy();
  rerender(<PassageArticle passage={freshQuiz.passage} settings={settings} evidence={[]} />);
  expect(screen.queryByText(madeUp)).toBeNull();
});

const inText = (name: string, pressed: boolean) => screen.getByRole('button', { name, pressed });

it('offers sentences to choose in the text, by mouse and by keyboard, and no other buttons meanwhile', async () => {
  const chosen: number[] = [];
  render(
    <PassageArticle
      passage={freshQuiz.passage}
      settings={settings}
      evidence={[]}
      sentences={[
        { sentence: 1, text: 'The river turned in the night.' },
        { sentence: 2, text: 'By morning the mill stood dry.' },
      ]}
      chosenSentence={2}
      onSentence={(sentence) => chosen.push(sentence)}
    />,
  );
  expect(screen.queryByRole('button', { name: 'mill' })).toBeNull();
  await userEvent.click(inText('By morning the mill stood dry.', true));
  inText('The river turned in the night.', false).focus();
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([2, 1]);
});

const drawn = () => [...document.querySelectorAll('[data-paragraph]')];

it('curls quotation marks and leaves every place where it is', () => {
  const quoted = 'She said, "The mill is dry."';
  const passage = { ...freshQuiz.passage, paragraphs: [quoted], glossary: [] };
  render(
    <PassageArticle
      passage={passage}
      settings={settings}
      evidence={[{ paragraph: 1, start: 10, end: 28 }]}
    />,
  );
  expect(document.querySelector('mark')?.textContent).toBe('“The mill is dry.”');
});

it('leaves the quotation mark before a glossary word outside of its button', () => {
  const glossary = [{ word: 'mill', meaning: 'a house where grain is ground' }];
  const passage = { ...freshQuiz.passage, paragraphs: ['She said, "Mill?"'], glossary };
  render(<PassageArticle passage={passage} settings={settings} evidence={[]} />);
  const word = screen.getByRole('button', { name: 'Mill' });
  expect(word.parentElement?.textContent).toBe('“Mill');
});

it('draws verse a line at a time, and counts the breaks', () => {
  const stanza = 'The river turned\nand the mill stood dry.';
  const passage = { ...freshQuiz.passage, form: 'verse' as const, paragraphs: [stanza], glossary: [] };
  render(<PassageArticle passage={passage} settings={settings} evidence={[]} />);
  const [first] = drawn();
  expect(first?.textContent).toContain(stanza);
  expect([...(first?.querySelectorAll('[class*="verseLine"]') ?? [])]).toHaveLength(2);
});

it('sets the questions of an interview apart from their answers', () => {
  const paragraphs = ['Dele: Why?', 'Park: Because it turned.'];
  const passage = { ...freshQuiz.passage, genre: 'interview', paragraphs };
  render(<PassageArticle passage={passage} settings={settings} evidence={[]} />);
  expect(drawn().map(({ className }) => className.includes('asks'))).toEqual([true, false]);
});
