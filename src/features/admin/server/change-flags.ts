import { FLAG_NAMES } from '#features/accounts/core/feature-flags.ts';
import { putFlag, selectFlags } from '#features/accounts/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { ROLES, type Role } from '#platform/session/core/actor.ts';
import type * as contract from '../contract/flags.ts';

type Database = Pick<Services, 'db'>;

/** Every flag that the program knows, whether or not it was ever switched. */
export async function listFlags({ db }: Database): Promise<Reply<typeof contract.listFlags>> {
  const rows = new Map((await selectFlags(db)).map((row) => [row.name, row]));
  return {
    flags: FLAG_NAMES.map((name) => {
      const row = rows.get(name);
      return {
        name,
        roles: inOrder(row?.roles ?? []),
        changedAt: row?.changed_at.toISOString() ?? null,
        changedBy: row?.username ?? null,
      };
    }),
  };
}

const inOrder = (roles: readonly string[]): Role[] => ROLES.filter((role) => roles.includes(role));

/** Switches a flag for everybody at once; one that is so already stays, and nothing is recorded. */
export async function changeFlag(
  { db }: Database,
  { actor, body: { name, roles }, now }: Call<typeof contract.changeFlag>,
): Promise<Reply<typeof contract.changeFlag>> {
  return db.transaction().execute(async (tx) => {
    const on = inOrder(roles);
    if (!(await putFlag(tx, { name, roles: on, by: actor.userId, now }))) return { changed: false };
    const detail = {
      flag: name,
      onFor: on.length === 0 ? 'nobody' : on.map((role) => `${role}s`).join(', '),
    };
    await recordAct(tx, { act: 'change-flag', by: actor.userId, detail }, now);
    return { changed: true };
  });
}
