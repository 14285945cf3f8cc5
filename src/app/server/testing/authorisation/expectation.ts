import type { Relation } from '#platform/endpoint/contract/access.ts';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import { isOpenToImpersonator } from '#platform/endpoint/contract/impersonation.ts';
import type { CastActor } from './cast.ts';

/** How a call must be met. */
export type Expectation = 'signed-out' | 'not-allowed' | 'while-impersonated' | 'as-missing' | 'let-in';

/** What the contract alone says about a caller: no use case is asked. */
export function expectationOf(
  endpoint: EndpointSpec,
  { role, isImpersonated = false }: Pick<CastActor, 'role' | 'isImpersonated'>,
  standing: readonly Relation[],
): Expectation {
  const { access } = endpoint;
  if (access.kind === 'anyone') return 'let-in';
  if (role === null) return 'signed-out';
  if (!access.roles.includes(role)) return 'not-allowed';
  if (isImpersonated && !isOpenToImpersonator(endpoint, role)) return 'while-impersonated';
  if (access.object && !access.object.may.some((relation) => standing.includes(relation)))
    return 'as-missing';
  return 'let-in';
}

export interface Answer {
  readonly status: number;
  /** The body without its request id. */
  readonly body: string;
}

/** The code of a problem document; empty where the body is none. */
function codeIn({ body }: Answer): string {
  try {
    const { code } = JSON.parse(body) as { code?: unknown };
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
}

/** What is wrong with an answer, or null. `missing` is the reply to the same person for an id that no row has. */
export function faultOf(expectation: Expectation, answer: Answer, missing: Answer): string | null {
  const got = `${answer.status} ${codeIn(answer)}`.trim();
  switch (expectation) {
    case 'signed-out':
      return got === '401 signed-out' ? null : `answered ${got} without a session`;
    case 'not-allowed':
      return got === '403 not-allowed' ? null : `answered ${got} to the wrong role`;
    case 'while-impersonated':
      return got === '403 while-impersonated'
        ? null
        : `answered ${got} to an administrator acting as somebody else`;
    case 'as-missing':
      if (got !== '404 not-found') return `answered ${got} for an object of another person`;
      return answer.body === missing.body ? null : 'tells an object of another person from a missing one';
    case 'let-in':
      // Refused by a rule of the game (409, 422) is let in; a bad request would show nothing.
      return answer.status < 300 || [409, 422].includes(answer.status)
        ? null
        : `answered ${got} to the right person`;
  }
}
