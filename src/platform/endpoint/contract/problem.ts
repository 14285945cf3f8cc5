import { z } from 'zod';
import { SIGNED_OUT } from './signed-out.ts';

/** One field that was refused: its path, a code for programs, a sentence for people. */
export const fieldError = z.object({ path: z.string(), code: z.string(), message: z.string() });

/** RFC 9457 problem details, the body of every answer that is not a success. */
export const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  errors: z.array(fieldError),
  requestId: z.string(),
});
export type Problem = z.output<typeof problem>;

/** A named way in which an endpoint refuses. `extra` are further members of the problem, for the client to go on with. */
export interface ErrorSpec {
  readonly status: number;
  readonly detail: string;
  readonly extra?: z.ZodObject;
}

/** What any endpoint may answer, whatever it does. */
export const commonErrors = {
  'invalid-request': {
    status: 400,
    detail: 'Please check the marked fields.',
  },
  'signed-out': {
    status: 401,
    detail: SIGNED_OUT,
  },
  'not-allowed': { status: 403, detail: 'This is for another kind of account.' },
  'while-impersonated': {
    status: 403,
    detail: 'You are acting as somebody else, and this is theirs alone to do. Nothing was changed.',
  },
  'second-factor-first': {
    status: 403,
    detail: 'Administrators log in with two steps. Please set up the second one first.',
  },
  'not-in-plan': {
    status: 403,
    detail: 'This is part of a plan. You can see the plans under Settings, Plan.',
  },
  'prove-first': {
    status: 403,
    detail: 'Please show once more that it is you, and then try again.',
  },
  'not-found': { status: 404, detail: 'There is nothing here, or it is not yours to see.' },
  'wrong-method': { status: 405, detail: 'This address is there, but not for this method.' },
  'too-large': { status: 413, detail: 'What was sent is too large.' },
  'wrong-host': { status: 421, detail: 'This server has another address.' },
  'not-json': { status: 415, detail: 'The server reads JSON only.' },
  'too-many-requests': { status: 429, detail: 'That was a lot at once. Please wait a moment and try again.' },
  'server-error': {
    status: 500,
    detail:
      'Something went wrong on our side. Nothing that was saved is lost; please refresh the page or contact the support team if the issue persists.',
  },
  unavailable: { status: 503, detail: 'Openleaf is busy or starting. Please try again in a moment.' },
} as const satisfies Record<string, ErrorSpec>;
export type CommonErrorCode = keyof typeof commonErrors;
