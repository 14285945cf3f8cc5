import { enumColumn } from '#platform/db/server/stored-column.ts';
import { INVITE_STATES } from '../core/co-teacher-invite.ts';

/** How far an invitation to teach a class has come, by its number. */
export const inviteStatusOf = enumColumn('co_teacher_invites.status', INVITE_STATES);
