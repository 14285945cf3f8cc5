import type pg from 'pg';
import { type LaterActs, selectLaterActs } from '#platform/backup/server/backup-queries.ts';

/** What takes something away from somebody, by its names in the audit log. A copy from before knows nothing of it. */
export const TAKEN_AWAY: readonly { readonly what: string; readonly acts: readonly string[] }[] = [
  { what: 'accounts that were locked', acts: ['lock-account'] },
  { what: 'parents who were removed', acts: ['end-parent-link'] },
  { what: 'consents that parents withdrew', acts: ['withdraw-consent'] },
  { what: 'approvals of teachers that were withdrawn', acts: ['withdraw-approval'] },
  {
    what: 'people who were removed from a class or a school',
    acts: ['remove-from-class', 'leave-class', 'stop-tracking-student', 'remove-from-school'],
  },
  {
    what: 'class codes and family codes that were closed or renewed',
    acts: ['close-class-code', 'renew-class-code', 'close-family-code'],
  },
  {
    what: 'passwords that were changed',
    acts: ['change-password', 'choose-forgotten-password', 'reset-password'],
  },
  { what: 'other logins that were disconnected', acts: ['disconnect-login'] },
];

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
