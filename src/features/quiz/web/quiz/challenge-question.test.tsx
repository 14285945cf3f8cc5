import { HeadlessMantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import type { ChallengeReply } from '../../contract/endpoints.ts';
import type { ChallengeView } from '../../contract/views.ts';
import { followSignIn } from '../outbox/outbox-of-student.ts';
import { OutboxProvider } from '../outbox/outbox-provider.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';
import { question, rightFeedback } from './fixture-quiz.ts';
import { useExtraQuestion } from './use-extra-question.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const asked: ChallengeView = {
  challengedQuestionId: 1,
  options: [
    { sentence: 1, text: 'The river turned in the night.' },
    { sentence: 2, text: 'By morning the mill stood dry.' },
  ],
  answer: null,
};

/** A student is asked; the server says that sentence 2 shows it. @returns what was sent and what was replies. */
function ask(points: number | null = 2, pointsSoFar: number | null = null) {
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: null });
  const sent: { body: { isSelected: boolean; sentence: number | null }; headers: object }[] = [];
  const replies: ChallengeReply[] = [];
  const api = (async (_endpoint: unknown, input: (typeof sent)[number]) => {
    sent.push(input);
    const { sentence } = input.body;
    const found = sentence === 2;
    const answer = { found, chosenSentence: sentence, shownBy: 2, points: found ? points : 0 };
    return { ok: true, data: { ...answer, feedback: rightFeedback(question(1)) } };
  }) as unknown as ApiClient;
  function Asked() {
    const [challenge, setChallenge] = useState(asked);
    const extra = useExtraQuestion(challenge, (_questionId, reply) => {
      replies.push(reply);
      setChallenge({ ...asked, answer: reply });
    });
    return (
      <FeedbackPanel
        question={question(1)}
        feedback={rightFeedback(question(1))}
        form="prose"
        zone="America/New_York"
        extra={extra}
        pointsSoFar={pointsSoFar}
        isLast={false}
        onShow={() => {}}
        onGoOn={() => {}}
      />
    );
  }
  render(
    <HeadlessMantineProvider>
      <SignInProvider store={store}>
        <OutboxProvider outbox={followSignIn(store, api)}>
          <Asked />
        </OutboxProvider>
      </SignInProvider>
    </HeadlessMantineProvider>,
  );
  return { sent, replies };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const open = async () => {
  await press('Extra question: which sentence shows this?');
  await userEvent.click(await screen.findByText('Choose from a list'));
};
const choose = async (sentence: string) =>
  userEvent.click(await screen.findByRole('radio', { name: sentence }));
const focused = () => document.activeElement?.textContent;

it('sends the chosen sentence under a key, and says what became of it until it is put away', async () => {
  const { sent } = ask();
  await open();
  await choose('By morning the mill stood dry.');
  await press('Check my sentence');
  expect(await screen.findByText('You found it. +2 points.')).toBeTruthy();
  expect(sent).toMatchObject([
    {
      headers: { 'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/) },
      body: { isSelected: true, sentence: 2, challengedQuestionId: 1 },
    },
  ]);
  await press('Close');
  expect(screen.queryByText('You found it. +2 points.')).toBeNull();
});

it('answers with nothing until the chosen sentence is checked: one that was tapped by mistake can be changed', async () => {
  const { sent } = ask();
  await open();
  await press('Check my sentence');
  expect(screen.getByRole('alert').textContent).toBe('Choose one of the sentences first.');
  await choose('The river turned in the night.');
  expect(screen.queryByRole('alert')).toBeNull();
  await choose('By morning the mill stood dry.');
  expect(sent).toEqual([]);
  await press('Check my sentence');
  expect(await screen.findByText('You found it. +2 points.')).toBeTruthy();
  expect(sent.map(({ body }) => body.sentence)).toEqual([2]);
});

it('names no points where they are hidden', async () => {
  ask(null);
  await open();
  await choose('By morning the mill stood dry.');
  await press('Check my sentence');
  expect(await screen.findByText('You found it.')).toBeTruthy();
});

it('says what it is worth, where points are not hidden', async () => {
  ask(2, 0);
  expect(
    await screen.findByRole('button', { name: 'Extra question: which sentence shows this? +2 points' }),
  ).toBeTruthy();
});

it('can be left for the place in the text, with nothing said of it', async () => {
  const { sent, replies } = ask();
  await press('Skip it and show me');
  await expect.poll(() => replies).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ isSelected: false, sentence: null });
  expect(screen.queryByRole('button', { name: 'Skip it and show me' })).toBeNull();
});

it('takes the focus to its heading when it opens, and to the way on when it is answered', async () => {
  ask();
  await open();
  expect(screen.getByRole('heading', { name: /^Extra question: which sentence shows this/ })).toBeTruthy();
  await choose('By morning the mill stood dry.');
  await press('Check my sentence');
  await screen.findByText('You found it. +2 points.');
  expect(focused()).toBe('Next question');
});

it('folds the feedback while it is open', async () => {
  ask();
  expect(await screen.findByRole('heading', { name: 'Right' })).toBeTruthy();
  await press('Extra question: which sentence shows this?');
  expect(focused()).toContain('Extra question: which sentence shows this?');
  expect(screen.queryByText('Paragraph 1 says so.')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Right' })).toBeNull();
});
