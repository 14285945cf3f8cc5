/** Writes a mail with a link that works, a code for the first second step, a recovery code and a badge, which a backup finds. @param $1 of the class. */
export const WRITE_CREDENTIALS = `
  with code as (insert into second_step_codes (user_id, code_hash, expires_at)
                select id, sha256('1'), now() + interval '1 day' from users where role = 'teacher'),
       recovery as (insert into recovery_codes (user_id, code_hash)
                    select id, sha256('2') from users where role = 'teacher'),
       class as (insert into class_badges (class_id, on_until, switched_on_at) values ($1, now() + interval '1 day', now())),
       badge as (insert into student_badges (student_id, class_id, secret_hash, made_at)
                 select id, $1, sha256('3'), now() from users where username_key = 'ben.erased')
  insert into mails (message_key, to_address, subject, content, secrets, state, created_at, ends_at, next_try_at)
  values ('00000000-0000-4000-8000-000000000002', 'reader@school.example', 'A subject',
          '{"heading": "A heading", "parts": [{"kind": "button", "label": "Open it", "path": "/open", "secret": 0}]}',
          '["the-secret-end"]', 'waiting', now(), now() + interval '1 day', now())`;
