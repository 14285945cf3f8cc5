import type pg from 'pg';
import { type LaterActs, selectLaterActs } from '#platform/backup/server/backup-queries.ts';

/** What takes something away from somebody, by its names in the audit log. A copy from before knows nothing of it. */
export const TAKEN_AWAY: readonly { readonly what: string; readonly acts: readonly string[] }[] = [
  { what: 'accounts that were locked', acts: ['lock-account'] },
  { what: 'email addresses that were changed: mails go to the old ones again', acts: ['change-email'] },
  { what: 'parents who were removed', acts: ['end-parent-link'] },
  { what: 'consents that parents withdrew', acts: ['withdraw-consent'] },
  { what: 'approvals of teachers that were withdrawn', acts: ['withdraw-approval'] },
  {
    what: 'people who were removed from a class or a school',
    acts: [
      'remove-from-class',
      'remove-students-from-class',
      'remove-from-unconfirmed-class',
      'leave-class',
      'stop-tracking-student',
      'remove-from-school',
    ],
  },
  {
    what: 'co-teachers who were removed, and invitations of some that were withdrawn',
    acts: ['remove-co-teacher', 'leave-co-teaching', 'delete-co-teacher-invite'],
  },
  { what: 'classes that were given to another teacher', acts: ['transfer-class'] },
  { what: 'classes that were archived, or are over', acts: ['archive-class', 'start-school-year'] },
  { what: 'classes that are under 13 since', acts: ['turn-on-under-thirteen'] },
  {
    what: 'class codes and family codes that were closed or renewed',
    acts: ['close-class-code', 'renew-class-code', 'close-family-code'],
  },
  { what: 'badges of classes that were switched off', acts: ['switch-badges-off'] },
  {
    what: 'passwords that were changed',
    acts: ['change-password', 'choose-forgotten-password', 'reset-password'],
  },
  { what: 'two-step login that was turned on', acts: ['turn-on-second-factor'] },
  { what: 'other logins that were disconnected', acts: ['disconnect-login'] },
  { what: 'endings of usernames that were added for children under 13', acts: ['add-suffix'] },
];

/** What gives something, or changes what lets nobody in: after a restore it is done again where it is missed. */
export const TAKES_NOTHING: readonly string[] = (
  'approve-teacher create-admin create-student unlock-account name-student begin-impersonation stop-impersonation call-as-person ' +
  'change-subscription link-customer confirm-school make-badge unlock-login log-out-elsewhere log-out-everywhere give-second-step-code ' +
  'turn-off-second-factor remove-second-factor renew-recovery-codes use-recovery-code connect-login restore-class rename-class undo-school-year ' +
  'switch-badges-on choose-primary-class change-student-supports invite-co-teacher accept-co-teacher-invite reject-co-teacher-invite ' +
  'track-student-again restore-student-to-class add-student-to-class reset-progress undo-reset-progress merge-students undo-merge-students ' +
  'assign-passage assign-pretest set-weekly-goal change-weekly-goal enter-competition plan-competition call-off-competition give-more-time ' +
  'reschedule-activity pause-activity resume-activity cancel-activity uncancel-activity delete-activity finish-activity correct-key ' +
  'make-family-code confirm-parent restore-parent-link give-consent answer-withdrawal ask-for-erasure decline-erasure take-back-erasure ' +
  'turn-off-under-thirteen publish-contract accept-contract remove-suffix export-person erase-person read-mail retry-job change-flag leave-demo'
).split(' ');

/** Usernames that a line names at most. */
const MOST_NAMES = 20;

/** What a database that is about to be replaced says to have been taken away after a moment. */
export const readTakenAway = (client: pg.ClientBase, after: string): Promise<readonly LaterActs[]> =>
  selectLaterActs(client, { acts: TAKEN_AWAY.flatMap(({ acts }) => acts), after, mostNames: MOST_NAMES });

/**
 * Lines that say what the operator has to look at again, because the copy is from before it was done. Everything is named: the database that
 * was replaced may have been a new one.
 * @param known what that database said of it.
 */
export function linesOfTakenAway(madeAt: string, known: readonly LaterActs[]): readonly string[] {
  const lines = TAKEN_AWAY.map(({ what, acts }) => {
    const done = known.filter(({ act }) => acts.includes(act));
    return done.length === 0 ? `- ${what}` : `- ${what}: ${figuresOf(done)}`;
  });
  return [
    `WARNING: what was taken away after ${madeAt} is there again in this copy. Please look again at:`,
    ...lines,
  ];
}

/** Such as `2, the last on 2026-10-14 (ana.lopez, maria.lopez)`. */
function figuresOf(done: readonly LaterActs[]): string {
  const count = done.reduce((sum, acts) => sum + acts.count, 0);
  const last = new Date(Math.max(...done.map((acts) => acts.last.getTime())));
  const whom = [...new Set(done.flatMap((acts) => acts.whom))].slice(0, MOST_NAMES);
  const names = whom.length === 0 ? '' : ` (${whom.join(', ')})`;
  return `${count}, the last on ${last.toISOString().slice(0, 10)}${names}`;
}
