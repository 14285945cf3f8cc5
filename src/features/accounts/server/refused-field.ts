import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';

/** A form that only the server can judge, refused with the field that is wrong and a sentence about it. */
export const refusedField = (path: string, code: string, message: string): Refusal<'refused-field'> =>
  refuse('refused-field', { errors: [{ path, code, message }] });
