import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { EndpointSpec } from '../contract/endpoint.ts';
import { useApi } from './api-provider.tsx';
import type { CallInput, CallResult } from './call.ts';
import { endpointKey } from './use-endpoint-query.ts';

export interface MutationOptions {
  /** Endpoints whose answers are out of date after a success. */
  readonly refreshes?: readonly EndpointSpec[];
  /** A busy server is asked again by itself, a few times. Only for calls that may arrive twice. */
  readonly patient?: boolean;
}

export interface EndpointMutation<E extends EndpointSpec> {
  /** Never throws. While one is under way, sending again is the same sending: a double click counts once. */
  readonly send: (input: CallInput<E>) => Promise<CallResult<E>>;
  readonly pending: boolean;
}

/** Changes something through an endpoint. */
export function useEndpointMutation<E extends EndpointSpec>(
  endpoint: E,
  { refreshes = [], patient = false }: MutationOptions = {},
): EndpointMutation<E> {
  const api = useApi();
  const queryClient = useQueryClient();
  const underWay = useRef<Promise<CallResult<E>> | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: CallInput<E>) =>
      patient ? askPatiently(() => api(endpoint, input)) : api(endpoint, input),
    onSuccess: async (result) => {
      if (!result.ok) return;
      await Promise.all(
        refreshes.map((read) => queryClient.invalidateQueries({ queryKey: endpointKey(read) })),
      );
    },
  });
  const send = (input: CallInput<E>) => {
    underWay.current ??= mutateAsync(input).finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
  return { send, pending: isPending };
}

const TRIES = 6;
/** Between two tries, in milliseconds: spread, so that a whole class does not come back in one instant. */
const pause = () => 2000 + Math.random() * 2000;

async function askPatiently<E extends EndpointSpec>(
  ask: () => Promise<CallResult<E>>,
): Promise<CallResult<E>> {
  for (let tries = 1; ; tries += 1) {
    const result = await ask();
    if (result.ok || result.problem.code !== 'unavailable' || tries === TRIES) return result;
    await new Promise((resolve) => setTimeout(resolve, pause()));
  }
}
