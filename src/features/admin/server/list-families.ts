import { type Named, nameOf } from '#features/accounts/core/student-name.ts';
import { selectOpenRequests } from '#features/family/server/public.ts';
import { selectAllOpenWithdrawals } from '#features/parents/server/public.ts';
import type { Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { type ChildOfFamily, type listFamilies as contract, MOST_FAMILIES } from '../contract/families.ts';

interface Row {
  readonly student_id: number;
  readonly link_id: number | null;
  readonly at: Date;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly parent_first: string | null;
  readonly parent_last: string | null;
  readonly parent_username: string | null;
}

/** What families wait for, the oldest first. */
export async function listFamilies({ db }: Pick<Services, 'db'>): Promise<Reply<typeof contract>> {
  const [erasures, withdrawals] = await Promise.all([
    selectOpenRequests(db, MOST_FAMILIES),
    selectAllOpenWithdrawals(db, MOST_FAMILIES),
  ]);
  return { erasures: erasures.map(toChild), withdrawals: withdrawals.map(toChild) };
}

const toChild = (row: Row): ChildOfFamily => ({
  userId: row.student_id,
  name: nameOf(named(row.first_name, row.last_name, row.username)),
  username: row.username,
  parentName:
    row.parent_username === null
      ? null
      : nameOf(named(row.parent_first ?? '', row.parent_last ?? '', row.parent_username)),
  linkId: row.link_id,
  at: row.at.toISOString(),
});

const named = (firstName: string, lastName: string, username: string): Named => ({
  firstName,
  lastName,
  username,
});
