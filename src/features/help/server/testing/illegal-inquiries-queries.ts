import type pg from 'pg';

/** Each named invariant of the messages that people write, with a change that it must refuse. */
export const ILLEGAL_INQUIRIES: Readonly<Record<string, string>> = {
  contact_inquiries_key_unique: `insert into contact_inquiries (inquiry_key, name, email, text, written_at)
    select inquiry_key, '', 'a@b.example', 'Hello', now() from contact_inquiries limit 1`,
  contact_inquiries_name_short: "update contact_inquiries set name = repeat('x', 81)",
  contact_inquiries_email_short: "update contact_inquiries set email = repeat('x', 255)",
  contact_inquiries_text_short: "update contact_inquiries set text = ''",
  contact_inquiries_can_be_answered: "update contact_inquiries set user_id = null, email = ''",
};

/** A message that somebody wrote before logging in. */
export const insertInquiry = (pool: pg.Pool) =>
  pool.query(
    `insert into contact_inquiries (inquiry_key, name, email, text, written_at)
     values (gen_random_uuid(), 'Maria', 'asks@home.example', 'How do I start?', now())`,
  );
