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

export async function countMails(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function selectMail(db: Db, id: number) {
  return db
    .selectFrom('mails')
    .select(['id', 'user_id', 'state', 'content', 'secrets', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}
