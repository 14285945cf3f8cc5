import type { QueryClient } from '@tanstack/react-query';
import type { EndpointSpec } from '../contract/endpoint.ts';

/**
 * Forgets the replies about what has changed, so that no screen shows how it was before; one that is showing asks again
 * (removed, its question would never be answered).
 */
export function forgetReplies(queryClient: QueryClient, about: NonNullable<EndpointSpec['about']>): void {
  void queryClient.resetQueries({ predicate: ({ meta }) => meta?.['about'] === about });
}
