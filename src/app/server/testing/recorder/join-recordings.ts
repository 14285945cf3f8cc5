import type { Recording } from './exchange.ts';

/** Two servers of one service, recorded: what happened on the first was over before the second was called. */
export const joinRecordings = (first: Recording, second: Recording): Recording => ({
  exchanges: second.exchanges,
  answers: [...first.answers.map((answer) => ({ ...answer, began: 0 })), ...second.answers],
  tokens: new Map([...first.tokens, ...second.tokens]),
  // As long as it grows.
  get log() {
    return [...first.log, ...second.log];
  },
});
