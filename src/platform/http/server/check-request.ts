import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { z } from 'zod';
import { plainWords } from '#platform/endpoint/contract/plain-words.ts';
import type { RefusedField } from '#platform/endpoint/server/refusal.ts';

/** Checks a part of a request against its contract. What does not fit is reported in our words. */
export const checkRequest: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const { success, data: value, error } = schema.safeParse(data, { error: plainWords });
    return success ? { value } : { error: error.issues.map(toFault) };
  };

const toFault = ({ code, message, path }: z.core.$ZodIssue): FastifySchemaValidationError => ({
  keyword: code,
  instancePath: path.join('.'),
  schemaPath: '',
  params: {},
  message,
});

/** The fields of a request that did not fit the contract; none when it was refused for something else. */
export function refusedFields(error: unknown): RefusedField[] {
  if (!(error instanceof Error && 'validation' in error && Array.isArray(error.validation))) return [];
  return (error.validation as FastifySchemaValidationError[]).map(({ instancePath, keyword, message }) => ({
    path: instancePath,
    code: keyword,
    message: message ?? 'This is not right.',
  }));
}
