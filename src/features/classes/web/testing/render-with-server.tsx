import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiProvider } from '#platform/endpoint/web/api-provider.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { createQueryClient } from '#platform/endpoint/web/query-client.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';

/** A call as it would leave the browser. */
export interface SentCall {
  readonly name: string;
  readonly body: unknown;
}

/** A part of a screen with a server that answers as told. @returns what reached the server, in order. */
export async function renderWithServer(part: ReactNode, answer: (call: SentCall) => unknown) {
  const calls: SentCall[] = [];
  const api = (async (endpoint: { name: string }, input: { body?: unknown }) => {
    const call = { name: endpoint.name, body: input.body };
    calls.push(call);
    return { ok: true, data: answer(call) };
  }) as unknown as ApiClient;
  await renderScreen(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider api={api}>{part}</ApiProvider>
    </QueryClientProvider>,
  );
  return calls;
}
