import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { DownloadClassScores } from './download-class-scores.tsx';

afterEach(cleanup);

const open = (activities: readonly object[]) => {
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 5, role: 'teacher', token: 'a'.repeat(43), outboxKey: null });
  return renderWithServer(
    <SignInProvider store={store}>
      <DownloadClassScores classId={2} className="Room 12" />
    </SignInProvider>,
    () => ({ activities }),
  );
};
const button = () => screen.queryByRole('button', { name: 'Download all scores' });

it('offers the scores of a class that has activities', async () => {
  await open([{ activityId: 1 }]);
  expect(await screen.findByRole('button', { name: 'Download all scores' })).toBeTruthy();
});

it('offers nothing where there is no activity', async () => {
  await open([]);
  await waitFor(() => expect(button()).toBeNull());
});
