import type { Access, Relation } from '#platform/endpoint/contract/access.ts';
import type { Role } from '#platform/session/core/actor.ts';

/** How a call must be met. */
export type Expectation = 'signed-out' | 'not-allowed' | 'as-missing' | 'let-in';

/** What the contract alone says about a caller: no use case is asked. */
export function expectationOf(access: Access, role: Role | null, standing: readonly Relation[]): Expectation {
  if (access.kind === 'anyone') return 'let-in';
  if (role === null) return 'signed-out';
  if (!access.roles.includes(role)) return 'not-allowed';
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
