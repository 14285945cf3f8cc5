import { queryOptions, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { EndpointSpec, ResponseOf } from '../contract/endpoint.ts';
import { useApi } from './api-provider.tsx';
import type { ApiClient, CallInput } from './call.ts';
import { ProblemError } from './problem-error.ts';

type Input<E extends EndpointSpec> = Omit<CallInput<E>, 'signal'>;

/** Where an endpoint's answers are kept; without an input, all of them (to refresh them). */
export const endpointKey = <E extends EndpointSpec>(endpoint: E, input?: Input<E>): readonly unknown[] =>
  input === undefined ? [endpoint.name] : [endpoint.name, input];

/** For `queryClient.ensureQueryData` and its like, before a screen shows. */
export const endpointQuery = <E extends EndpointSpec>(api: ApiClient, endpoint: E, input: Input<E>) =>
  queryOptions<ResponseOf<E>, ProblemError<E>>({
    queryKey: endpointKey(endpoint, input),
    meta: { about: endpoint.about },
    queryFn: async ({ signal }) => {
      const result = await api(endpoint, { ...input, signal } as unknown as CallInput<E>);
      if (!result.ok) throw new ProblemError<E>(result.problem);
      return result.data;
    },
  });

type Options<E extends EndpointSpec, T> = Omit<
  UseQueryOptions<ResponseOf<E>, ProblemError<E>, T>,
  'queryKey' | 'queryFn'
>;

/** Reads an endpoint. `error.problem.code` is typed by the contract. */
export function useEndpointQuery<E extends EndpointSpec, T = ResponseOf<E>>(
  endpoint: E,
  input: Input<E>,
  options: Options<E, T> = {},
): UseQueryResult<T, ProblemError<E>> {
  const { queryKey, queryFn } = endpointQuery(useApi(), endpoint, input);
  return useQuery({
    ...options,
    queryKey,
    queryFn: queryFn as NonNullable<typeof queryFn>,
    meta: { about: endpoint.about },
  });
}
