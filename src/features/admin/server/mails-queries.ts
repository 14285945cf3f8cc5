import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';

/** The newest mails, with whose account each is about. */
export async function selectMails(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return db
    .selectFrom('mails')
    .leftJoin('users', 'users.id', 'mails.user_id')
    .select([
      'mails.id',
      'state',
      'subject',
      'to_address',
      'username',
      'mails.created_at',
      'ended_at',
      'tries',
      'last_error',
    ])
    .orderBy('mails.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many there are, and how many of them could not be sent. */
export async function countMails(db: Db): Promise<{ readonly total: number; readonly givenUp: number }> {
  return db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sql<number>`count(*) filter (where state = 'given-up')`.as('givenUp'))
    .executeTakeFirstOrThrow();
}

/** A mail. It is to an admin also where an admin shares the address: then it may have a link for them, too. */
export async function selectMail(db: Db, id: number) {
  return db
    .selectFrom('mails')
    .select((mail) => [
      'id',
      'user_id',
      'state',
      'content',
      'secrets',
      'ends_at',
      mail
        .exists(
          mail
            .selectFrom('users')
            .where('role', '=', 'admin')
            .where((user) =>
              user.or([
                user('users.id', '=', user.ref('mails.user_id')),
                user(sql<string>`lower(email)`, '=', sql<string>`lower(to_address)`),
              ]),
            ),
        )
        .as('is_to_admin'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}
