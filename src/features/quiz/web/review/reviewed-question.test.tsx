import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { question, wrongFeedback } from '../quiz/fixture-quiz.ts';
import { ReviewedQuestion } from './reviewed-question.tsx';

afterEach(cleanup);

const asked = question(1);
const shown = (isLit: boolean, onShow: () => void) => (
  <>
    <mark data-evidence>The river turned.</mark>
    <ReviewedQuestion
      question={{ ...asked, feedback: wrongFeedback(asked), challenge: null }}
      paragraphs={['The river turned.', 'Nobody saw it.']}
      form="prose"
      zone="America/New_York"
      ofStudent={false}
      isLit={isLit}
      onShow={onShow}
    />
  </>
);

it('leads to the place in the text, and once more when it is lit already', async () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const onShow = vi.fn();
  const { rerender } = render(shown(false, onShow));
  const show = screen.getByRole('button', { name: 'Show it in the text' });
  await userEvent.click(show);
  expect(onShow).toHaveBeenCalledOnce();
  rerender(shown(true, onShow));
  expect(scroll).toHaveBeenCalledOnce();
  await userEvent.click(show);
  expect(scroll).toHaveBeenCalledTimes(2);
});
