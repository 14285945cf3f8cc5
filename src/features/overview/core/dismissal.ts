import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { RECENT_DAYS } from './recent-answers.ts';

/** Who or what a row of a worklist is about, by id, and how far it has gone with each. */
export type RowState = ReadonlyMap<number, number>;

/** What a teacher put away, as it was then. */
export interface Dismissal {
  readonly state: string;
  readonly dismissedAt: Date;
}

/** "5:1,8:2". The same state is the same text. */
export const stateText = (state: RowState): string =>
  [...state]
    .sort(([a], [b]) => a - b)
    .map(([id, step]) => `${id}:${step}`)
    .join(',');

const readState = (text: string): RowState =>
  new Map(text.split(',').map((entry) => entry.split(':').map(Number) as [number, number]));

/**
 * Whether a row that was put away still is: nobody has come to it, and with nobody has it gone further. After 30 days it rests on other
 * answers, other visits or nothing new, and is said again.
 */
export function isPutAway(
  row: { readonly state: string },
  dismissal: Dismissal | undefined,
  now: Date,
): boolean {
  if (!dismissal) return false;
  if (now.getTime() - dismissal.dismissedAt.getTime() >= RECENT_DAYS * MS_PER_DAY) return false;
  const before = readState(dismissal.state);
  return [...readState(row.state)].every(([id, step]) => step <= (before.get(id) ?? -1));
}
