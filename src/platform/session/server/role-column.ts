import { enumColumn } from '#platform/db/server/stored-column.ts';
import { ROLES } from '../core/actor.ts';

/** The role of the user of this number. */
export const roleOf = enumColumn('users.role', ROLES);
