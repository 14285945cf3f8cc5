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
import { ChallengeQuestion } from './challenge-question.tsx';
import { question, rightFeedback } from './fixture-quiz.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const asked: ChallengeView = {
  parentId: 1,
  options: [
    { sentence: 1, text: 'The river turned in the night.' },
    { sentence: 2, text: 'By morning the mill stood dry.' },
  ],
  answer: null,
};

/** A student is asked; the server says that sentence 2 shows it. @returns what was sent and what was told. */
function ask(points: number | null = 2) {
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: null });
  const sent: { body: { isSelected: boolean; answerId: number | null }; headers: object }[] = [];
  const told: ChallengeReply[] = [];
  const api = (async (_endpoint: unknown, input: (typeof sent)[number]) => {
    sent.push(input);
    const { answerId } = input.body;
    const found = answerId === 2;
    const answer = { found, chosenSentence: answerId, shownBy: 2, points: found ? points : 0 };
    return { ok: true, data: { ...answer, feedback: rightFeedback(question(1)) } };
  }) as unknown as ApiClient;
  function Asked() {
    const [challenge, setChallenge] = useState(asked);
    const onAnswered = (reply: ChallengeReply) => {
      told.push(reply);
      setChallenge({ ...asked, answer: reply });
    };
    return <ChallengeQuestion challenge={challenge} onAnswered={onAnswered} />;
  }
  render(
    <HeadlessMantineProvider>
      <SignInProvider store={store}>
        <OutboxProvider of={followSignIn(store, api)}>
          <Asked />
        </OutboxProvider>
      </SignInProvider>
    </HeadlessMantineProvider>,
  );
  return { sent, told };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const open = () => press('Extra question: which sentence shows this?');

it('sends the chosen sentence under a key, and says what became of it until it is put away', async () => {
  const { sent } = ask();
  await open();
  await press('By morning the mill stood dry.');
  expect(await screen.findByText('You found it. 2 points more.')).toBeTruthy();
  expect(sent).toMatchObject([
    {
      headers: { 'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/) },
      body: { isSelected: true, answerId: 2, parentId: 1 },
    },
  ]);
  await press('Put this away');
  expect(screen.queryByText('You found it. 2 points more.')).toBeNull();
});

it('names no points where they are hidden', async () => {
  ask(null);
  await open();
  await press('By morning the mill stood dry.');
  expect(await screen.findByText('You found it.')).toBeTruthy();
});

it('can be left for the place in the text, with nothing said of it', async () => {
  const { sent, told } = ask();
  await press('Show me why');
  await expect.poll(() => told).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ isSelected: false, answerId: null });
  expect(screen.queryByRole('button')).toBeNull();
});
