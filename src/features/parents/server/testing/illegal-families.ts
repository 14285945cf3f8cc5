import type { TestApp } from '#app/server/testing/test-app.ts';

/** Each named invariant of what is kept of families, with a change that it must refuse (`constraints.test.ts`). */
export const ILLEGAL_OF_FAMILIES: Readonly<Record<string, string>> = {
  family_codes_form: "update family_codes set code = 'ABCDE0OIL1'",
  family_codes_end_after_start: 'update family_codes set expires_at = made_at',
  family_links_once: `insert into family_links (student_id, parent_id, asked_at)
    select student_id, parent_id, now() from family_links limit 1`,
  family_links_of_two: 'update family_links set parent_id = student_id',
  family_links_confirmed_after_asked: "update family_links set confirmed_at = asked_at - interval '1 day'",
  family_consents_act_known: "update family_consents set act = 'asked', locked = false",
  family_consents_version_positive: 'update family_consents set text_version = 0',
  family_consents_only_withdrawn_locks: "update family_consents set act = 'given', locked = true",
};

interface OfFamily {
  readonly student: { readonly id: number };
  readonly parent: { readonly id: number };
}

/** A code, a confirmed parent, and withdrawn consent. */
export async function writeFamily(
  { database }: Pick<TestApp, 'database'>,
  { student, parent }: OfFamily,
): Promise<void> {
  await database.pool.query(
    `with code as (
       insert into family_codes (student_id, code, made_at, expires_at)
       values ($1, 'ABCDE23456', now(), now() + interval '1 day')),
     link as (
       insert into family_links (student_id, parent_id, asked_at, confirmed_at) values ($1, $2, now(), now()))
     insert into family_consents (student_id, parent_id, act, text_version, at, locked)
     values ($1, $2, 'withdrawn', 1, now(), true)`,
    [student.id, parent.id],
  );
}
