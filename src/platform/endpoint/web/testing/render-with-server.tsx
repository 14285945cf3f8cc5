import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { ApiProvider } from '../api-provider.tsx';
import type { ApiClient, CallProblem } from '../call.ts';
import { createQueryClient } from '../query-client.ts';

/** A call as it would leave the browser. */
export interface SentCall {
  readonly name: string;
  readonly body: unknown;
  readonly query: unknown;
}

/** What a server that refuses a call answers with. */
export class Refused {
  readonly problem: CallProblem;
  constructor(problem: Pick<CallProblem, 'code' | 'status' | 'detail'> & Partial<CallProblem>) {
    this.problem = { errors: [], ...problem };
  }
}

/** A part of a screen with a server that answers as the test says, or refuses. @returns what reached the server, in order. */
export async function renderWithServer(
  part: ReactNode,
  answer: (call: SentCall) => unknown,
  at: { readonly path?: string } = {},
) {
  const calls: SentCall[] = [];
  const api = (async (endpoint: { name: string }, input: { body?: unknown; query?: unknown }) => {
    const call = { name: endpoint.name, body: input.body, query: input.query };
    calls.push(call);
    const data = await answer(call);
    return data instanceof Refused ? { ok: false, problem: data.problem } : { ok: true, data };
  }) as unknown as ApiClient;
  await renderScreen(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider api={api}>{part}</ApiProvider>
    </QueryClientProvider>,
    at,
  );
  return calls;
}
