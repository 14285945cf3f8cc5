import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createSignInStore, SignInProvider } from '#features/accounts/web/public.tsx';
import { ApiProvider } from '#platform/endpoint/web/api-provider.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { createQueryClient } from '#platform/endpoint/web/query-client.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';

/** A call as it would leave the browser: the name of its endpoint, and what it says. */
export interface SentCall {
  readonly name: string;
  readonly input: Record<string, Record<string, unknown>>;
}

/** A part of a screen for a person of a role, with a server that answers as told and keeps what reaches it. */
export async function renderSignedIn(part: ReactNode, { role, answer = () => null, path }: SignedInOptions) {
  sessionStorage.clear();
  const store = createSignInStore(sessionStorage);
  store.signIn({ userId: 1, role, token: 'a'.repeat(43), outboxKey: null });
  const calls: SentCall[] = [];
  const api = (async (endpoint: { name: string }, input: SentCall['input']) => {
    const call = { name: endpoint.name, input };
    calls.push(call);
    return { ok: true, data: answer(call) };
  }) as unknown as ApiClient;
  const { router } = await renderScreen(
    <SignInProvider store={store}>
      <QueryClientProvider client={createQueryClient()}>
        <ApiProvider api={api}>{part}</ApiProvider>
      </QueryClientProvider>
    </SignInProvider>,
    path === undefined ? {} : { path },
  );
  return { router, calls };
}

interface SignedInOptions {
  readonly role: 'teacher' | 'admin';
  readonly answer?: (call: SentCall) => unknown;
  readonly path?: string;
}
