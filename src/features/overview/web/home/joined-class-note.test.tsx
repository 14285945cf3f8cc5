import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keepJustJoined } from '#features/classes/web/public.tsx';
import { JoinedClassNote } from './joined-class-note.tsx';

afterEach(cleanup);

const show = (queryClient: QueryClient) =>
  render(
    <QueryClientProvider client={queryClient}>
      <JoinedClassNote />
    </QueryClientProvider>,
  ).container.textContent;

it('names the class that was just joined, on the first home after it', () => {
  const queryClient = new QueryClient();
  keepJustJoined(queryClient, 'Room 12');
  expect(show(queryClient)).toBe('You are in Room 12 now.');
  cleanup();
  expect(show(queryClient)).toBe('');
});
