import type { TestApp } from '#app/server/testing/test-app.ts';

/** Each named invariant of the tables of logging in, with a change to the rows of `writeLogins` that it must refuse. */
export const ILLEGAL_LOGINS: Readonly<Record<string, string>> = {
  password_links_hash_is_sha256: "update password_links set token_hash = 'short'",
  password_links_end_after_start: 'update password_links set expires_at = made_at',
  identities_issuer_short: "update identities set issuer = ''",
  identities_subject_short: "update identities set subject = repeat('a', 256)",
  identities_one_of_issuer: `insert into identities (issuer, subject, user_id, connected_at)
    select issuer, 'another', user_id, connected_at from identities limit 1`,
  provider_logins_hash_is_sha256: "update provider_logins set binding_hash = 'short'",
  provider_logins_provider_known: "update provider_logins set provider = 'nobody'",
  provider_logins_mark_is_sha256: "update provider_logins set password_mark = 'short'",
  provider_logins_mark_of_person: 'update provider_logins set password_mark = null',
  provider_logins_end_after_start: 'update provider_logins set expires_at = begun_at',
  hand_offs_code_unique: `insert into hand_offs (session_hash, code_hash, target, made_at, expires_at)
    select s.token_hash, h.code_hash, 'main', h.made_at, h.expires_at from hand_offs h, sessions s
     where s.token_hash <> h.session_hash limit 1`,
  hand_offs_code_is_sha256: "update hand_offs set code_hash = 'short'",
  hand_offs_target_known: "update hand_offs set target = 'elsewhere'",
  hand_offs_end_after_start: 'update hand_offs set expires_at = made_at',
  class_badges_end_after_start: 'update class_badges set on_until = switched_on_at',
  student_badges_hash_is_sha256: "update student_badges set secret_hash = 'short'",
};

interface People {
  readonly teacherId: number;
  readonly studentId: number;
  readonly classId: number;
}

/** A legal row of each table of logging in that people do not fill by themselves. */
export async function writeLogins(
  { database }: Pick<TestApp, 'database'>,
  { teacherId, studentId, classId }: People,
): Promise<void> {
  await database.pool.query(
    `insert into password_links (user_id, token_hash, made_at, expires_at)
     values ($1, sha256('token'), now(), now() + interval '1 hour')`,
    [teacherId],
  );
  await database.pool.query(
    `insert into identities (issuer, subject, user_id, connected_at)
     values ('https://login.school.example/', 'rivera', $1, now())`,
    [teacherId],
  );
  await database.pool.query(
    `insert into provider_logins (binding_hash, provider, user_id, password_mark, begun_at, expires_at)
     values (sha256('binding'), 'school', $1, sha256('password'), now(), now() + interval '10 minutes')`,
    [teacherId],
  );
  await database.pool.query(
    `insert into hand_offs (session_hash, code_hash, target, made_at, expires_at)
     select token_hash, sha256('code'), 'under-13', now(), now() + interval '1 minute' from sessions limit 1`,
  );
  await database.pool.query(
    `insert into class_badges (class_id, on_until, switched_on_at) values ($1, now() + interval '1 day', now())`,
    [classId],
  );
  await database.pool.query(
    `insert into student_badges (student_id, class_id, secret_hash, made_at, made_by)
     values ($1, $2, sha256('badge'), now(), $3)`,
    [studentId, classId, teacherId],
  );
}
