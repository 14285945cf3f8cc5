import type { Services } from '#platform/services/server/services.ts';
import { hasListedSchools } from './schools-queries.ts';

/** Whether teachers who sign up are asked for their school. */
export interface SchoolStep {
  readonly isShown: () => boolean;
}

/** Schools are imported while the server runs: it looks again after so long, in milliseconds. */
const LOOK_AGAIN = 60_000;

/**
 * Says of each page whether it has the step. With `auto` it is there once everybody finds at least one school: where one small school has
 * its own Openleaf, nobody is asked a question that has one answer.
 */
export async function createSchoolStep(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  setting: 'auto' | 'on' | 'off',
): Promise<SchoolStep> {
  if (setting !== 'auto') return { isShown: () => setting === 'on' };
  let isShown = await hasListedSchools(db);
  let lookedAt = now().getTime();
  const look = async () => {
    try {
      isShown = await hasListedSchools(db);
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'the schools were not looked at');
    }
  };
  return {
    isShown: () => {
      if (!isShown && now().getTime() - lookedAt >= LOOK_AGAIN) {
        lookedAt = now().getTime();
        void look();
      }
      return isShown;
    },
  };
}
