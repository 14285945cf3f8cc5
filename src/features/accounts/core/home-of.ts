import { adminHome, studentHome, teacherHome } from '#platform/screens/core/addresses.ts';
import type { Role } from '#platform/session/core/actor.ts';

const HOMES = { student: studentHome, teacher: teacherHome, admin: adminHome };

/** The first screen of each role. */
export const homeOf = (role: Role) => HOMES[role];
