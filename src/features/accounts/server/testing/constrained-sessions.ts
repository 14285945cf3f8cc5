import type { TestApp } from '#app/server/testing/test-app.ts';

/** What the tables of sessions and of the second step of a login must refuse, by the name of the constraint. */
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
  second_factors_confirmed_secret: 'update second_factors set confirmed_at = null',
  second_factors_pending_secret: 'update second_factors set pending_at = now()',
  second_factors_some_secret: 'update second_factors set secret = null, confirmed_at = null',
  recovery_codes_hash_is_sha256: "update recovery_codes set code_hash = 'short'",
  login_challenges_hash_is_sha256: "update login_challenges set challenge_hash = 'short'",
  login_challenges_mark_is_sha256: "update login_challenges set password_mark = 'short'",
  login_challenges_provider_known: "update login_challenges set provider = 'nobody'",
  login_challenges_finish_is_sha256: "update login_challenges set finish_key = 'short'",
  login_challenges_tries_counted: 'update login_challenges set tries = -1',
  login_challenges_end_after_start: 'update login_challenges set expires_at = made_at',
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

/** Writes a second step of a login with a code to write down, and a login that waits for it. */
export async function writeSecondStep(
  { database }: Pick<TestApp, 'database'>,
  userId: number,
): Promise<void> {
  await database.pool.query(
    `with factor as (insert into second_factors (user_id, secret, confirmed_at) values ($1, 'sealed', now())),
          code as (insert into recovery_codes (user_id, code_hash) values ($1, sha256('code')))
     insert into login_challenges (challenge_hash, user_id, password_mark, made_at, expires_at)
     values (sha256('challenge'), $1, sha256('password'), now(), now() + interval '5 minutes')`,
    [userId],
  );
}
