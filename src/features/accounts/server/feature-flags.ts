import type { Db } from '#platform/db/server/database.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { FLAGS_SETTING, type FlagName, type FlagsOn, flagsIn, knownFlags } from '../core/feature-flags.ts';
import { selectFlagsOfRole } from './feature-flags-queries.ts';

/** Whether a flag is on for a role. It is read anew each time, so that a switch holds in every process at once. */
export const isFlagOn = async (db: Db, flag: FlagName, role: Role): Promise<boolean> =>
  (await flagsOfRole(db, role))[flag] === true;

const flagsOfRole = async (db: Db, role: Role): Promise<FlagsOn> =>
  knownFlags((await selectFlagsOfRole(db, { role })).map(({ name }) => name));

/**
 * The flags of one person: those of the role, and those that the operator has put into the settings of this account alone. Most
 * accounts have none of their own.
 */
export async function flagsOfAccount(
  db: Db,
  role: Role,
  settings: Readonly<Record<string, unknown>>,
): Promise<FlagsOn> {
  const own = settings[FLAGS_SETTING] === undefined ? null : flagsIn(settings);
  return { ...(await flagsOfRole(db, role)), ...own };
}
