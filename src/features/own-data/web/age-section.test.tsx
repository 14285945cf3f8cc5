import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import {
  Refused,
  renderWithServer,
  type SentCall,
} from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { AgeSection } from './age-section.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

interface Shown {
  readonly ageKnown?: boolean;
  readonly inBelowThirteenClass?: boolean;
  readonly underThirteenAfter?: boolean;
  readonly answer?: (call: SentCall) => unknown;
}

function show({ ageKnown = false, inBelowThirteenClass = false, underThirteenAfter = false, answer }: Shown) {
  sessionStorage.clear();
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 5, role: 'student', token: 'a'.repeat(43), outboxKey: null });
  let saved = false;
  return renderWithServer(
    <SignInProvider store={store}>
      <AgeSection ageKnown={ageKnown} />
    </SignInProvider>,
    (call) => {
      if (call.name === 'getSession')
        return {
          user: {
            isParent: false,
            underThirteen: !saved || underThirteenAfter,
            student: { inBelowThirteenClass },
          },
        };
      if (answer) return answer(call);
      saved = true;
      return { saved: true };
    },
  );
}

async function say(month: string, year: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Tell us your birth month' }));
  const dialog = within(await screen.findByRole('dialog'));
  if (month !== '') await userEvent.selectOptions(dialog.getByLabelText('Month'), month);
  if (year !== '') await userEvent.selectOptions(dialog.getByLabelText('Year'), year);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
}

it('sends the first of the month, and says what is different for who is 13 or older', async () => {
  const calls = await show({});
  await say('March', String(new Date().getFullYear() - 15));
  expect(await screen.findByText('You are 13 or older')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'updateUserAge')?.body).toEqual({
    birthDate: `${new Date().getFullYear() - 15}-03-01`,
  });
});

it('says nothing of it to a younger student', async () => {
  await show({ underThirteenAfter: true });
  await say('March', String(new Date().getFullYear() - 9));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('You are 13 or older')).toBeNull();
});

it('marks what is missing, and what the server refuses', async () => {
  await show({ answer: () => new Refused({ code: 'age-stands', status: 409, detail: 'This age is set.' }) });
  await say('', String(new Date().getFullYear() - 9));
  expect(await screen.findByText('Choose a month.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'March');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This age is set.')).toBeTruthy();
});

it.each([
  ['whose birth month is known', { ageKnown: true }],
  ['in a class under 13', { inBelowThirteenClass: true }],
])('asks no student %s', async (_, shown) => {
  await show(shown);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('Your age')).toBeNull();
});
