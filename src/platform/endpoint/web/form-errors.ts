import type { z } from 'zod';
import { plainWords } from '../contract/plain-words.ts';
import type { CallProblem } from './call.ts';

/** A sentence per field, by its path in the body (`name`, `settings.lowestLevel`). */
export type FieldErrors = Readonly<Record<string, string>>;

/** What the contract's own schema finds wrong with a body, the first fault of each field. */
export function faultsOf(schema: z.ZodType | undefined, body: unknown): FieldErrors {
  const issues = schema?.safeParse(body, { error: plainWords }).error?.issues ?? [];
  return firstOfEach(issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** What the server found wrong, by the same paths. */
export const refusedFields = (problem: CallProblem): FieldErrors => firstOfEach(problem.errors);

const firstOfEach = (faults: readonly { path: string; message: string }[]): FieldErrors =>
  Object.fromEntries(faults.toReversed().map(({ path, message }) => [path, message]));
