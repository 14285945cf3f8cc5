import type { Role } from '#platform/session/core/actor.ts';
import type { EndpointSpec, Method } from './endpoint.ts';
import { isOpenToImpersonator } from './impersonation.ts';

/**
 * The name of one method of an endpoint in the OpenAPI document, where every operation needs its own: the endpoint's
 * name for the method that the browser uses, and the method behind it for an older form.
 */
export const operationId = ({ name, methods }: EndpointSpec, method: Method): string =>
  method === methods.at(-1) ? name : `${name}By${method}`;

/** Every code that an endpoint may refuse with: its own and those that its access, limit and inputs bring along. */
export function refusalCodes(endpoint: EndpointSpec): string[] {
  const { access, limit, params, query, body, headers, methods } = endpoint;
  // A body that is no JSON is refused even where none is asked for.
  const reads = params ?? query ?? body ?? headers ?? methods.find((method) => method !== 'GET');
  const codes = [
    ...Object.keys(endpoint.errors ?? {}),
    ...(reads ? ['invalid-request'] : []),
    ...(access.kind === 'signedIn' ? ['signed-out', 'not-allowed'] : []),
    ...(access.kind === 'signedIn' && isRefusedToImpersonator(endpoint, access.roles)
      ? ['while-impersonated']
      : []),
    ...(access.kind === 'signedIn' && access.roles.includes('admin') && !endpoint.beforeSecondFactor
      ? ['second-factor-first']
      : []),
    ...(endpoint.freshProof ? ['prove-first'] : []),
    ...(access.kind === 'signedIn' && access.object ? ['not-found'] : []),
    ...(endpoint.plan ? ['not-in-plan'] : []),
    ...(limit ? ['too-many-requests'] : []),
    'too-large',
    'not-json',
    'server-error',
    'unavailable',
  ];
  return [...new Set(codes)];
}

/** Nobody acts as an administrator. */
const isRefusedToImpersonator = (endpoint: EndpointSpec, roles: readonly Role[]): boolean =>
  roles.some((role) => role !== 'admin' && !isOpenToImpersonator(endpoint, role));
