import type { EndpointSpec, PartsOf } from '#platform/endpoint/contract/endpoint.ts';
import { wireCall } from '#platform/endpoint/contract/wire-call.ts';
import type { ClientCall } from './client.ts';

/** A call of the contract as a client sends it. @param by who calls, and under which key. */
export function callOf<E extends EndpointSpec>(
  endpoint: E,
  parts: Omit<PartsOf<E>, 'headers'>,
  by: Pick<ClientCall, 'token' | 'key'> = {},
): ClientCall {
  const { method, address, body } = wireCall(endpoint, parts);
  return { method, path: address, body, ...by };
}
