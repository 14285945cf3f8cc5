import { z } from 'zod';
import type { QuestionState } from '#features/progress/core/response-curve.ts';
import { type ColumnReader, enumColumn, jsonColumn } from '#platform/db/server/stored-column.ts';

export const ATTEMPT_KINDS = ['pretest', 'practice'] as const;
export type AttemptKind = (typeof ATTEMPT_KINDS)[number];

/** What an attempt is, by its number. */
export const attemptKindOf = enumColumn('attempts.kind', ATTEMPT_KINDS);

/** How far an attempt is, by its number. */
export const attemptStatusOf = enumColumn('attempts.status', ['open', 'finished', 'stopped']);

/** Difficulty and variance of each question as they were when the attempt of this number began. */
export const questionStatesOf: ColumnReader<readonly QuestionState[]> = jsonColumn(
  'attempts.question_states',
  z.array(z.tuple([z.number(), z.number()]).transform(([b, v]) => ({ b, v }))),
);

/** As it is stored: two numbers take less room than two names. */
export const toQuestionStatesColumn = (states: readonly QuestionState[]): string =>
  JSON.stringify(states.map(({ b, v }) => [b, v]));
