import type { Recording } from './exchange.ts';

/** Two servers of one service, recorded, as long as they grow: what happened on the first was over before the second was called. */
export const joinRecordings = (first: Recording, second: Recording): Recording => ({
  exchanges: second.exchanges,
  get answers() {
    return [...first.answers.map((answer) => ({ ...answer, began: 0 })), ...second.answers];
  },
  get tokens() {
    return new Map([...first.tokens, ...second.tokens]);
  },
  get log() {
    return [...first.log, ...second.log];
  },
});
