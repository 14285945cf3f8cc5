import {
  lockAccounts,
  nameIfNameless,
  registeredAsOf,
  selectAccount,
} from '#features/accounts/server/public.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { PAUSE_SECONDS, slowWrongGuesses } from '#platform/limits/server/slowed-guesses.ts';
import type { Services } from '#platform/services/server/services.ts';
import { closedFamilyCode, type enterFamilyCode as contract } from '../contract/own-children.ts';
import { MOST_CHILDREN, MOST_WAITING } from '../core/link-limits.ts';
import { selectCode } from './family-codes-queries.ts';
import { askForLink, countChildren, countLinks, selectLink } from './parents-queries.ts';

const guesses = slowWrongGuesses('family codes');
const NO_NAME = 'Please give your first name. The teacher sees it.';

/**
 * A parent asks for a child by its code, and waits for a teacher (decision 77). Doing it again changes nothing. Wrong codes are slowed as
 * those of classes are (decision 28), so that nobody shuts a right one out.
 */
export async function enterFamilyCode(
  services: Pick<Services, 'db' | 'limits' | 'counters'>,
  { actor, body, now, address }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, counters } = services;
  const parentUserId = actor.userId;
  const account = await selectAccount(db, parentUserId);
  if (!account || registeredAsOf(account.register_as, account.id) !== 'parent') return refuse('not-a-parent');
  const { firstName, lastName = '' } = body;
  if (account.first_name === '' && account.last_name === '' && firstName === undefined)
    return refuse('refused-field', { errors: [{ path: 'firstName', code: 'missing', message: NO_NAME }] });

  const guess = { address, userId: parentUserId, now };
  if (!(await guesses.admits(services, guess))) {
    counters.refusedByLimit('family code');
    return refuse('too-many-requests', { retryAfter: PAUSE_SECONDS });
  }
  const found = await selectCode(db, body.familyCode, now);
  if (!found || found.student_id === parentUserId) {
    await guesses.countWrong(services, guess);
    return closedCode();
  }
  return unlessRefused(db, async (tx): Promise<Reply<typeof contract>> => {
    const studentId = found.student_id;
    // In one order, whoever asks for whom.
    await lockAccounts(tx, [studentId, parentUserId]);
    // It may have been renewed meanwhile, or the account joined to another one.
    if ((await selectCode(tx, body.familyCode, now))?.student_id !== studentId) return closedCode();
    const link = await selectLink(tx, { studentId, parentUserId });
    if (link?.ended_at === null) return { status: link.confirmed_at === null ? 'waiting' : 'linked' };
    // Whom a teacher has removed needs a code that was made since.
    const wasRemoved = link?.ended_at && link.ended_by !== parentUserId && link.ended_at > found.made_at;
    if (wasRemoved) return closedCode();
    if ((await countChildren(tx, parentUserId)) >= MOST_CHILDREN) return refuse('enough-children');
    if ((await countLinks(tx, studentId)).waiting >= MOST_WAITING) return refuse('enough-parents');
    if (firstName !== undefined) await nameIfNameless(tx, parentUserId, { firstName, lastName });
    await askForLink(tx, { studentId, parentUserId }, now);
    return { status: 'waiting' };
  });
}

const closedCode = (): Refusal<'closed-code'> =>
  refuse('closed-code', {
    errors: [{ path: 'familyCode', code: 'closed-code', message: closedFamilyCode.detail }],
  });
