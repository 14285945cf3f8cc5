import { cleanup, render, screen } from '@testing-library/react';
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

it('lights the place where an answer stands, and no other', () => {
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
