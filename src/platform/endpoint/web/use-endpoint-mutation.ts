import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { EndpointSpec } from '../contract/endpoint.ts';
import { useApi } from './api-provider.tsx';
import type { CallInput, CallResult } from './call.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { endpointKey } from './use-endpoint-query.ts';

export interface MutationOptions<E extends EndpointSpec = EndpointSpec> {
  /** Another way than a plain call: through an outbox, say, which keeps on the device what is sent. */
  readonly via?: (input: CallInput<E>) => Promise<CallResult<E>>;
  /** Endpoints whose answers are out of date after a success. */
  readonly refreshes?: readonly EndpointSpec[];
  /** A busy server is asked again by itself, a few times. Only for calls that may arrive twice. */
  readonly patient?: boolean;
}

export interface EndpointMutation<E extends EndpointSpec> {
  /** Never throws. While one is under way, sending again is the same sending: a double click counts once. */
  readonly send: (input: CallInput<E>) => Promise<CallResult<E>>;
  readonly pending: boolean;
  /** The server is busy and is asked again after so many seconds; null while it is not. */
  readonly pausing: number | null;
}

/** Changes something through an endpoint. */
export function useEndpointMutation<E extends EndpointSpec>(
  endpoint: E,
  { via, refreshes = [], patient = false }: MutationOptions<E> = {},
): EndpointMutation<E> {
  const api = useApi();
  const call = via ?? ((input: CallInput<E>) => api(endpoint, input));
  const queryClient = useQueryClient();
  const underWay = useRef<Promise<CallResult<E>> | null>(null);
  const [pausing, setPausing] = useState<number | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationKey: endpointKey(endpoint),
    mutationFn: (input: CallInput<E>) =>
      patient
        ? retryWhileBusy(
            () => call(input),
            (ms) => setPausing(Math.ceil(ms / 1000)),
          )
        : call(input),
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
      setPausing(null);
    });
    return underWay.current;
  };
  return { send, pending: isPending, pausing };
}
