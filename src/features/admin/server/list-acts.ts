import { z } from 'zod';
import { usernameKey } from '#features/accounts/core/username.ts';
import { selectAccountNamed } from '#features/accounts/server/public.ts';

import type { Db } from '#platform/db/server/database.ts';
import { jsonColumn } from '#platform/db/server/stored-column.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import {
  ACTS_PER_PAGE,
  type ActPerson,
  type AuditedAct,
  type listActs as contract,
} from '../contract/audit-log.ts';
import {
  type ActRow,
  countActs,
  selectActivityNames,
  selectActs,
  selectClassNames,
  selectReasons,
} from './acts-queries.ts';

/** Who did what to whom, from the record that only grows (decision 26). */
export async function listActs(
  { db }: Pick<Services, 'db'>,
  { query: { kind, person, from, until, page } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const userId = person === '' ? undefined : await userIdOf(db, person);
  if (userId === null) return { acts: [], total: 0 };
  const wanted = { kind, userId, from, until };
  const rows = await selectActs(db, { ...wanted, limit: ACTS_PER_PAGE, offset: page * ACTS_PER_PAGE });
  const names = await namesOf(db, rows);
  return { acts: rows.map((row) => toAct(row, names)), total: await countActs(db, wanted) };
}

/** @returns null for nobody. @param typed a username, or # and the number of an account, which may be erased. */
async function userIdOf(db: Db, typed: string): Promise<number | null> {
  const [, number] = /^#(\d{1,15})$/u.exec(typed) ?? [];
  if (number !== undefined) return Number(number);
  return (await selectAccountNamed(db, usernameKey(typed)))?.id ?? null;
}

const detailOf = jsonColumn(
  'audit_log.detail',
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
);

/** What numbers among the facts stand for, as long as it is there. */
type Names = Readonly<Record<'classId' | 'activityId' | 'impersonationId', ReadonlyMap<number, string>>>;

async function namesOf(db: Db, rows: readonly ActRow[]): Promise<Names> {
  const details = rows.map(({ detail, id }) => detailOf(detail, id));
  const ids = (name: keyof Names) =>
    details.flatMap(({ [name]: value }) => (typeof value === 'number' ? [value] : []));
  const [classId, activityId, impersonationId] = await Promise.all([
    selectClassNames(db, ids('classId')),
    selectActivityNames(db, ids('activityId')),
    selectReasons(db, ids('impersonationId')),
  ]);
  return { classId, activityId, impersonationId };
}

const isNamed = (name: string, names: Names): name is keyof Names => name in names;

const toAct = (row: ActRow, names: Names): AuditedAct => ({
  actId: row.id,
  at: row.at.toISOString(),
  act: row.act,
  by: toPerson(row.actor_user_id, row.actor_username),
  as: toPerson(row.as_user_id, row.as_username),
  about: toPerson(row.subject_user_id, row.subject_username),
  facts: Object.entries(detailOf(row.detail, row.id)).flatMap(([name, value]) =>
    value === null
      ? []
      : [{ name, value: (isNamed(name, names) && names[name].get(Number(value))) || String(value) }],
  ),
});

const toPerson = (userId: number | null, username: string | null): ActPerson | null =>
  userId === null ? null : { userId, username };
