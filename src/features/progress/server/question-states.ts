import type { Db } from '#platform/db/server/database.ts';
import type { QuestionState } from '../core/response-curve.ts';
import { selectQuestionStates } from './question-state-queries.ts';

/**
 * What is believed of every question, in memory: choosing passages for a student asks the database for none of it.
 * Another process may have learned meanwhile; an attempt keeps the states that it began with, so an older state is
 * harmless, and it gets no older than a minute.
 */
export interface QuestionStates {
  current(): ReadonlyMap<number, QuestionState>;
  refresh(): Promise<void>;
}

/** In milliseconds. */
const REFRESH_AFTER_MS = 60_000;

/** Reads the states once; when they are old they are read again behind the call that asked. */
export async function loadQuestionStates(db: Db, onError: (error: unknown) => void): Promise<QuestionStates> {
  let states: ReadonlyMap<number, QuestionState> = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  const refresh = async () => {
    readAt = performance.now();
    states = await selectQuestionStates(db);
  };
  await refresh();
  return {
    current() {
      if (performance.now() - readAt > REFRESH_AFTER_MS) refresh().catch(onError);
      return states;
    },
    refresh,
  };
}
