import { nameOf } from '#features/accounts/core/student-name.ts';
import { registeredAsOf, selectAccount } from '#features/accounts/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { listChildren as contract } from '../contract/own-children.ts';
import { selectChildren } from './parents-queries.ts';

/** Characters of a code that its parent reads again. */
const CODE_END = 5;

/** The children of a parent, and what waits for a teacher: of that no name of a child or a teacher is told. */
export async function listChildren(
  { db }: Pick<Services, 'db'>,
  { actor: { userId } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const account = await selectAccount(db, userId);
  if (!account || registeredAsOf(account.register_as, account.id) !== 'parent')
    return { isParent: false, asksName: false, children: [], waiting: [] };
  const rows = await selectChildren(db, userId);
  return {
    isParent: true,
    asksName: account.first_name === '' && account.last_name === '',
    children: rows.flatMap(({ id, student_id, confirmed_at, first_name, last_name, username }) =>
      confirmed_at === null
        ? []
        : [
            {
              linkId: id,
              studentId: student_id,
              name: nameOf({ firstName: first_name, lastName: last_name, username }),
              since: confirmed_at.toISOString(),
            },
          ],
    ),
    waiting: rows.flatMap(({ id, asked_at, confirmed_at, code }) =>
      confirmed_at === null
        ? [{ linkId: id, askedAt: asked_at.toISOString(), codeEnd: code?.slice(-CODE_END) ?? null }]
        : [],
    ),
  };
}
