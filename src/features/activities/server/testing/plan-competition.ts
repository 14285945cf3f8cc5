import type { TestEnvironment } from '#app/server/testing/samples/company.ts';
import { dayOfIso } from '#platform/time/core/civil-day.ts';
import { insertCompetition } from '../competition-queries.ts';
import { inDays } from './assign-passage.ts';

interface Plan {
  readonly name?: string;
  /** Days from today. */
  readonly from?: number;
  readonly until?: number;
}

/** Plans a competition of all schools. @returns its number. */
export function planCompetition(
  environment: Pick<TestEnvironment, 'database' | 'clock'>,
  { name = 'Reading week', from = 5, until = 11 }: Plan = {},
): Promise<number> {
  const [startDay = 0, dueDay = 0] = [from, until].map((days) => dayOfIso(inDays(environment, days)));
  const now = environment.clock.now();
  return environment.database.db
    .transaction()
    .execute((tx) => insertCompetition(tx, { type: 'GLOBAL_COMPETITION', name, startDay, dueDay }, now));
}
