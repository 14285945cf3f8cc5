import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { freshQuiz } from './fixture-quiz.ts';
import { QuestionForm } from './question-form.tsx';
import { openQuiz, quizReducer } from './quiz-state.ts';

beforeAll(() => {
  // The document of the tests has no size, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

/** The form on the real rules; `sent` receives what would go to the server. */
function Asked({ sent }: { sent: number[] }) {
  const [{ step }, dispatch] = useReducer(quizReducer, openQuiz(freshQuiz));
  if (step.kind !== 'choosing' && step.kind !== 'sending') return null;
  const confirm = () => {
    if (step.kind === 'choosing' && step.chosen !== null) sent.push(step.chosen);
    dispatch({ kind: 'send' });
  };
  return (
    <QuestionForm
      step={step}
      confirm="Check my answer"
      onChoose={(optionId) => dispatch({ kind: 'choose', optionId })}
      onConfirm={confirm}
      takesFocus={false}
    />
  );
}

const ask = () => {
  const sent: number[] = [];
  render(<Asked sent={sent} />);
  return { sent, user: userEvent.setup() };
};
const check = () => screen.getByRole('button', { name: 'Check my answer' });

it('is one group of radio buttons that is named by the question', () => {
  ask();
  expect(screen.getByRole('group', { name: 'Question 1?' })).toBeTruthy();
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    false,
    false,
    false,
  ]);
});

it('says at its button that an answer waits, so that nothing of the question is pushed away', () => {
  const question = freshQuiz.next!;
  render(
    <QuestionForm
      step={{ kind: 'sending', question, chosen: question.options[0]!.optionId }}
      confirm="Check my answer"
      waiting={1}
      held={{ reason: 'network', onDevice: true }}
      crossOutHint={{ onSeen: () => {} }}
      onChoose={() => {}}
      onConfirm={() => {}}
      takesFocus={false}
    />,
  );
  const button = screen.getByRole('button', { name: 'Kept. Waiting for the internet…' });
  expect(button.parentElement?.textContent).toContain('Your answer is kept on this device');
  expect(screen.queryByText(/crosses out an answer/)).toBeNull();
});

it('sends nothing while a student changes their mind', async () => {
  const { sent, user } = ask();
  await user.click(screen.getByText('Option a'));
  await user.click(screen.getByText('Option c'));
  expect(screen.getByRole('radio', { name: 'Option c' })).toHaveProperty('checked', true);
  expect(sent).toEqual([]);
});

it('sends what is chosen once, however often the button is pressed', async () => {
  const { sent, user } = ask();
  await user.click(screen.getByText('Option b'));
  await user.dblClick(check());
  expect(sent).toEqual([12]);
  expect(screen.getByRole('button', { name: 'Sending…' })).toHaveProperty('ariaDisabled', 'true');
});

it('says what is missing when nothing is chosen', async () => {
  const { sent, user } = ask();
  await user.click(check());
  expect(screen.getByRole('alert').textContent).toBe('Choose one of the answers first.');
  await user.click(screen.getByText('Option a'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toEqual([]);
});

it('crosses an answer out and takes it back, and can still choose it', async () => {
  const { user } = ask();
  const cross = screen.getByRole('button', { name: 'Cross out B' });
  await user.click(cross);
  expect(cross.getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByText('Option b'));
  expect(screen.getByRole('radio', { name: 'Option b' })).toHaveProperty('checked', true);
  await user.click(cross);
  expect(cross.getAttribute('aria-pressed')).toBe('false');
});

it('explains crossing out until it is done or understood', async () => {
  const seen: string[] = [];
  const step = openQuiz(freshQuiz).step;
  if (step.kind !== 'choosing') throw new Error('a question was expected');
  render(
    <QuestionForm
      step={step}
      confirm="Check my answer"
      crossOutHint={{ onSeen: () => seen.push('seen') }}
      onChoose={() => {}}
      onConfirm={() => {}}
      takesFocus={false}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cross out A' }));
  expect(seen).toEqual(['seen', 'seen']);
});
