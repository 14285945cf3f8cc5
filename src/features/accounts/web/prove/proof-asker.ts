import type { ApiClient } from '#platform/endpoint/web/call.ts';

/** Asks an administrator to show again who they are, where a call was refused for want of it, and then makes the call anew. */
export interface ProofAsker {
  /** The same calls; one that needs a proof waits for it. */
  readonly asking: (api: ApiClient) => ApiClient;
  /** Whether a call waits for the proof. */
  readonly waits: () => boolean;
  /** The person has proved it, or does not want to. */
  readonly answer: (proved: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createProofAsker(): ProofAsker {
  /** The calls that wait; null for none. */
  let waiting: ((proved: boolean) => void)[] | null = null;
  const listeners = new Set<() => void>();
  const change = (next: typeof waiting) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      if (waiting === null) change([resolve]);
      else waiting.push(resolve);
    });
  return {
    asking: (api) => async (endpoint, input) => {
      const result = await api(endpoint, input);
      if (result.ok || result.problem.code !== 'prove-first' || listeners.size === 0) return result;
      return (await ask()) ? api(endpoint, input) : result;
    },
    waits: () => waiting !== null,
    answer: (proved) => {
      const asked = waiting ?? [];
      change(null);
      for (const resolve of asked) resolve(proved);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one of this page. */
export const proofAsker = createProofAsker();
