import type { TestApp } from '#app/server/testing/test-app.ts';

/** What the tables of sessions, devices, and administrators who act as others must refuse, by the name of the constraint. */
export const ILLEGAL_SESSIONS: Readonly<Record<string, string>> = {
  sessions_provider_known: "update sessions set provider = 'nobody'",
  sessions_device_known: "update sessions set device = 'toaster'",
  sessions_hash_is_sha256: "update sessions set token_hash = 'short'",
  sessions_idle_positive: 'update sessions set idle_seconds = 0',
  sessions_end_after_start: 'update sessions set expires_at = created_at',
  sessions_impersonation_has_own: 'update sessions set own_session = null where own_session is not null',
  login_devices_hash_is_sha256: "update login_devices set device_hash = 'short'",
  login_devices_wrong_counted: 'update login_devices set wrong = -1',
  impersonations_reason_given: "update impersonations set reason = ' '",
  impersonations_of_another: 'update impersonations set admin_id = person_id',
  impersonations_one_hour: "update impersonations set ends_at = began_at + interval '61 minutes'",
};

interface Two {
  readonly adminId: number;
  readonly personId: number;
}

/** Writes that one acts as another, in a session. */
export async function writeImpersonation(
  { database }: Pick<TestApp, 'database'>,
  { adminId, personId }: Two,
): Promise<void> {
  await database.pool.query(
    `with begun as (
       insert into impersonations (person_id, admin_id, reason, began_at, ends_at)
       values ($1, $2, 'Somebody asked for help.', now(), now() + interval '1 hour') returning id)
     insert into sessions
            (token_hash, user_id, created_at, last_seen_at, expires_at, idle_seconds, impersonation_id, own_session)
     select sha256('acting'), $1, now(), now(), now() + interval '1 hour', 60, begun.id,
            (select token_hash from sessions where user_id = $2 limit 1) from begun`,
    [personId, adminId],
  );
}
