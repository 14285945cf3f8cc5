import { beforeAll, expect, it } from 'vitest';
import {
  ILLEGAL_SESSIONS,
  writeImpersonation,
  writeSecondStep,
} from '#features/accounts/server/testing/constrained-sessions.ts';
import { ILLEGAL_LOGINS, writeLogins } from '#features/accounts/server/testing/write-logins.ts';
import { writeActivities } from '#features/activities/server/testing/write-activities.ts';
import { ILLEGAL_BILLING, insertBilling } from '#features/billing/server/testing/illegal-billing-queries.ts';
import { inviteTeacher } from '#features/classes/contract/teacher-invitations.ts';
import { ILLEGAL_INQUIRIES, insertInquiry } from '#features/help/server/testing/illegal-inquiries-queries.ts';
import { insertBareMerge } from '#features/merges/server/testing/twins-queries.ts';
import { ILLEGAL_OF_FAMILIES, writeFamily } from '#features/parents/server/testing/illegal-families.ts';
import { ILLEGAL_FIGURES } from '#features/reports/server/testing/illegal-figures-queries.ts';
import {
  ILLEGAL_SCHOOLS,
  insertNamedSchool,
} from '#features/schools/server/testing/illegal-schools-queries.ts';
import {
  ILLEGAL_CLIENT_LOG,
  insertLogEntry,
} from '#features/telemetry/server/testing/illegal-client-log-queries.ts';
import { readPassageAs, takePretestAs } from './simulated-student.ts';
import { useTestApp } from './testing/test-app.ts';

/**
 * Each named invariant of the tables with a change that it must refuse. The legal row is the one that the change starts
 * from: a teacher, a class and a student who has read two passages and is in the middle of a third.
 */
const test = useTestApp();
const ILLEGAL: Readonly<Record<string, string>> = {
  ...ILLEGAL_SESSIONS,
  ...ILLEGAL_LOGINS,
  users_username_unique: "update users set username_key = 'twin'",
  users_role_known: "update users set role = 'owner'",
  users_register_as_known: "update users set register_as = 'robot'",
  users_first_name_short: "update users set first_name = repeat('a', 81)",
  users_last_name_short: "update users set last_name = repeat('a', 81)",
  users_birth_year_sensible: 'update users set birth_year = 1200, birth_month = 1',
  users_birth_month_sensible: 'update users set birth_year = 2015, birth_month = 13',
  users_outbox_key_long: "update users set outbox_key = 'short' where role = 'student'",
  users_birth_month_with_year: 'update users set birth_year = 2015, birth_month = null',
  users_email_is_adults: "update users set email = 'ana@school.example' where role = 'student'",
  users_joined_to_another: 'update users set joined_to = id',
  account_merges_of_two: 'update account_merges set kept_id = student_id',
  account_merges_events_counted: 'update account_merges set first_event = 0',
  account_merges_parted_paired: "update account_merges set parted_attempts = '{1}'",
  users_job_title_short: "update users set job_title = ''",
  users_teaching_short: "update users set teaching = repeat('a', 201)",
  backups_bytes_positive: 'insert into backups (made_at, finished_at, bytes) values (now(), now(), 0)',
  backups_end_after_start:
    "insert into backups (made_at, finished_at, bytes) values (now(), now() - interval '1 minute', 1)",
  limits_used_positive: 'update limits set used = -1',
  limits_by_network_object: "update limits set by_network = '[]'",
  job_runs_name_given: "update job_runs set name = ''",
  job_runs_progress_is_share: 'update job_runs set progress = 2',
  job_runs_expire_after_start: 'update job_runs set expires_at = created_at',
  job_files_name_short: "update job_files set name = ''",
  job_files_media_type_given: "update job_files set media_type = ''",
  job_files_not_empty: "update job_files set content = ''",
  ...ILLEGAL_SCHOOLS,
  ...ILLEGAL_BILLING,
  ...ILLEGAL_OF_FAMILIES,
  ...ILLEGAL_INQUIRIES,
  ...ILLEGAL_CLIENT_LOG,
  second_step_codes_hash_is_sha256:
    "insert into second_step_codes select id, 'short', now() from users limit 1",
  feature_flags_name_form: "insert into feature_flags values ('Pause', '{}', now(), null)",
  feature_flags_roles_known: "insert into feature_flags values ('pause', '{parent}', now(), null)",
  coppa_contracts_version_counted: "insert into coppa_contracts values (0, 'a', now(), null)",
  coppa_contracts_words_short: "insert into coppa_contracts values (9, '', now(), null)",
  under_thirteen_suffixes_form: "insert into under_thirteen_suffixes values (' .K5', now())",
  mails_message_key_unique: `insert into mails (message_key, to_address, subject, content, state, created_at, ends_at)
    select message_key, to_address, subject, content, 'kept', created_at, ends_at from mails limit 1`,
  mails_address_short: "update mails set to_address = 'a'",
  mails_subject_short: "update mails set subject = ''",
  mails_content_object: "update mails set content = '[]'",
  mails_secrets_list: "update mails set secrets = '{}'",
  mails_state_known: "update mails set state = 'lost', next_try_at = null, secrets = null",
  mails_end_after_start: 'update mails set ends_at = created_at',
  mails_tries_counted: 'update mails set tries = -1',
  mails_unclear_counted: 'update mails set unclear = -1',
  mails_error_short: "update mails set last_error = repeat('a', 301)",
  mails_waiting_has_next_try: 'update mails set next_try_at = null',
  mails_over_when: 'update mails set ended_at = now()',
  mails_over_without_secrets: "update mails set state = 'sent', next_try_at = null, ended_at = now()",
  mails_leased_while_waiting:
    "update mails set state = 'kept', next_try_at = null, lease_id = gen_random_uuid()",
  audit_log_act_form: "insert into audit_log (at, act) values (now(), 'Approve teacher')",
  audit_log_detail_object: "insert into audit_log (at, act, detail) values (now(), 'approve-teacher', '[]')",
  installation_keys_long: "update installation_keys set key = 'short'",
  passages_slug_unique: "update passages set slug = 'twin'",
  passages_use_known: "update passages set use = 'homework'",
  passage_versions_level_known: 'update passage_versions set level = 13',
  passage_versions_version_positive: 'update passage_versions set version = 0',
  passage_versions_numbered: `insert into passage_versions (passage_id, version, content_hash, level, title, content, created_at, current)
    select passage_id, version, content_hash, level, title, content, created_at, false from passage_versions limit 1`,
  passage_versions_one_current: `insert into passage_versions (passage_id, version, content_hash, level, title, content, created_at, current)
    select passage_id, version + 1, content_hash, level, title, content, created_at, true from passage_versions limit 1`,
  questions_content_unique:
    'insert into questions (passage_id, content_hash) select passage_id, content_hash from questions limit 1',
  answer_options_position_known: 'update answer_options set position = 6',
  answer_options_placed:
    'insert into answer_options (question_id, position) select question_id, position from answer_options limit 1',
  passage_version_questions_position_known: 'update passage_version_questions set position = -1',
  passage_version_questions_once: `insert into passage_version_questions
    select passage_version_id, position + 100, question_id from passage_version_questions limit 1`,
  reader_marks_list: `update reader_marks set marks = '{}'`,
  reader_marks_few: `update reader_marks set marks = (select jsonb_agg(n) from generate_series(1, 51) n)`,
  reader_marks_small: `update reader_marks set marks = jsonb_build_array(repeat('a', 100001))`,
  class_places_counted: 'update class_places set place = -1',
  co_teacher_invites_email_short: "update co_teacher_invites set email = 'a'",
  co_teacher_invites_key_short: "update co_teacher_invites set email_key = 'a'",
  co_teacher_invites_status_known:
    "update co_teacher_invites set status = 'lost' where answered_at is not null and teacher_id is null",
  co_teacher_invites_end_after_start: 'update co_teacher_invites set expires_at = invited_at',
  co_teacher_invites_hash_is_sha256:
    "update co_teacher_invites set token_hash = 'short' where status = 'pending'",
  co_teacher_invites_once: `insert into co_teacher_invites (class_id, email, email_key, status, invited_at, expires_at)
    select class_id, email, email_key, status, invited_at, expires_at from co_teacher_invites where status = 'pending'`,
  co_teacher_invites_answered_when:
    'update co_teacher_invites set answered_at = null where answered_at is not null',
  co_teacher_invites_approved_by: "update co_teacher_invites set teacher_id = null where status = 'approved'",
  co_teacher_invites_link_while_pending:
    "update co_teacher_invites set token_hash = sha256('b') where status = 'approved'",
  co_teacher_invites_teacher_once: `insert into co_teacher_invites
      (class_id, email, email_key, status, invited_at, expires_at, answered_at, teacher_id)
    select class_id, 'twin', 'twin', status, invited_at, expires_at, answered_at, teacher_id
      from co_teacher_invites where status = 'approved'`,
  co_teacher_invites_link: `insert into co_teacher_invites (class_id, email, email_key, status, invited_at, expires_at, token_hash)
    select class_id, 'twin', 'twin', status, invited_at, expires_at, token_hash from co_teacher_invites where status = 'pending'`,
  worklist_dismissals_key_form: "update worklist_dismissals set row_key = 'Guessing in 12'",
  worklist_dismissals_state_short: "update worklist_dismissals set state = repeat('1', 12001)",
  production_mark_one_row: 'insert into production_mark (only_row, marked_at) values (false, now())',
  demo_mark_one_row: 'insert into demo_mark (only_row, people_created_at) values (false, now())',
  library_source_one_row: `insert into library_source (only_row, fingerprint) values (false, sha256('files'))`,
  library_source_fingerprint_is_sha256: "insert into library_source (fingerprint) values ('short')",
  question_states_variance_positive:
    'insert into question_states (question_id, difficulty, variance) select id, 0, 0 from questions limit 1',
  question_states_answers_counted:
    'insert into question_states (question_id, difficulty, variance, answers) select id, 0, 1, -1 from questions limit 1',
  question_states_right_counted:
    'insert into question_states (question_id, difficulty, variance, right_answers) select id, 0, 1, 1 from questions limit 1',
  question_batches_attempts_counted: 'insert into question_batches (learned_at, attempts) values (now(), 0)',
  progress_events_numbered: 'update progress_events set number = 0',
  progress_events_kind_known: "update progress_events set kind = 'homework'",
  progress_events_attempt_named: "update progress_events set attempt_id = null where kind = 'quiz'",
  progress_events_attempt_once: `insert into progress_events (student_id, number, kind, attempt_id, happened_at)
    select student_id, 1000, kind, attempt_id, happened_at from progress_events where kind = 'quiz' limit 1`,
  attempts_learned_finished: `with batch as (insert into question_batches (learned_at, attempts) values (now(), 1) returning id)
    update attempts set batch_id = batch.id from batch where status = 'open'`,
  key_corrections_reason_given: "update key_corrections set reason = ''",
  key_corrections_scored_after: "update key_corrections set scored_at = corrected_at - interval '1 s'",
  rescored_students_attempts_counted: 'update rescored_students set attempts = 0',
  rescored_students_points_given: 'update rescored_students set points = -1',
  essays_status_known: "update essays set status = 'lost'",
  essays_text_short: "update essays set text = repeat('a', 10001)",
  essays_own_words_counted: 'update essays set own_words = -1',
  essays_seconds_positive: 'update essays set seconds = -1',
  essays_score_known: 'update essays set score = 5, scored_at = now()',
  essays_comment_short: "update essays set comment = repeat('a', 2001)",
  essays_submitted_when: 'update essays set submitted_at = null',
  essays_scored_whole: 'update essays set score = 3',
  essays_seen_scored: 'update essays set score_seen_at = now()',
  essays_key_once: `with given as (update essays set idempotency_key = gen_random_uuid() returning *)
    insert into essays (student_id, attempt_id, question_id, status, idempotency_key)
    select g.student_id, a.id, g.question_id, 'open', g.idempotency_key
      from given g join attempts a on a.student_id = g.student_id and a.id <> g.attempt_id limit 1`,
  challenge_answers_key_once: `with given as (update challenge_answers set idempotency_key = gen_random_uuid() returning *)
    insert into challenge_answers (student_id, attempt_id, position, sentence, is_right, answered_at, idempotency_key)
    select student_id, attempt_id, position + 1, sentence, is_right, answered_at, idempotency_key from given limit 1`,
  challenge_answers_left_wrong: 'update challenge_answers set sentence = null',
  challenge_answers_unpaid_found: 'update challenge_answers set is_right = false, unpaid = true',
  challenge_answers_position_known: 'update challenge_answers set position = -1',
  challenge_answers_sentence_known: 'update challenge_answers set sentence = 0',
  classes_name_given: "update classes set name = ''",
  classes_grade_known: 'update classes set grade = 17',
  class_codes_form: "update class_codes set code = 'ABCDEFO1'",
  class_students_own_levels: 'update class_students set lowest_level = 4, highest_level = 3',
  class_students_left_is_removed: 'update class_students set removed_at = null, left_on_own = true',
  class_codes_unique: `insert into class_codes (class_id, code, expires_at, made_at)
    select c.id, k.code, k.expires_at, k.made_at from classes c, class_codes k where c.id <> k.class_id limit 1`,
  teacher_invitations_email_short: "update teacher_invitations set email_key = 'a'",
  teacher_invitations_once: `insert into teacher_invitations (student_id, email_key, created_at)
    select student_id, email_key, created_at from teacher_invitations limit 1`,
  teacher_invitations_answered_after:
    "update teacher_invitations set answered_at = created_at - interval '1 s'",
  student_progress_epoch_positive: 'update student_progress set epoch = 0',
  student_progress_pretest_known: "update student_progress set pretest_status = 'done'",
  student_progress_pretests_counted: 'update student_progress set pretests = -1',
  student_progress_sd_positive: 'update student_progress set sd = 0',
  student_progress_level_known: 'update student_progress set level = 0',
  student_progress_since_counted: 'update student_progress set since = -1',
  student_progress_initial_known: 'update student_progress set initial_level = 13',
  student_progress_last_day_known: 'update student_progress set last_day = -1',
  student_progress_placed:
    "update student_progress set initial_level = null, pretest_status = 'pretest_complete'",
  student_progress_points_positive: 'update student_progress set total_points = -1',
  student_progress_passed_counted: 'update student_progress set quizzes_passed = quizzes_taken + 1',
  student_progress_counted_answers_not_negative: 'update student_progress set counted_answers = -1',
  attempts_kind_known: "update attempts set kind = 'homework', pretest = null",
  attempts_status_known: "update attempts set status = 'lost', finished_at = null",
  attempts_question_count_positive:
    "update attempts set question_count = 0, answered = 0, marks = '' where status = 'open'",
  attempts_answered_in_range:
    "update attempts set answered = question_count + 1, marks = repeat('r', question_count + 1) where status = 'open'",
  attempts_marks_known: "update attempts set marks = repeat('x', answered)",
  attempts_marks_match: "update attempts set marks = marks || 'r'",
  attempts_pretest_numbered: "update attempts set pretest = null where kind = 'pretest'",
  attempts_finished_whole: "update attempts set state_after = null where status = 'finished'",
  attempts_one_of_activity: 'update attempts set activity_id = (select min(id) from activities)',
  activities_kind_known: "update activities set kind = 'HOMEWORK'",
  activities_days_in_order: 'update activities set due_day = start_day - 1',
  activities_whole: "update activities set weekly_quizzes = 5 where kind = 'PASSAGE'",
  competitions_kind_known:
    "update competitions set kind = 'RACE', name = null where kind = 'LOCAL_COMPETITION'",
  competitions_global_named: "update competitions set name = 'Winter' where kind = 'LOCAL_COMPETITION'",
  classes_made_once: `insert into classes (teacher_id, name, grade, settings, timezone, created_at, made_key)
     select teacher_id, name, grade, settings, timezone, created_at, '00000000-0000-4000-8000-000000000001'
       from (select * from classes limit 1) as one, generate_series(1, 2)`,
  competitions_school_of_local:
    "update competitions set kind = 'GLOBAL_COMPETITION', name = 'Winter', school_id = (select min(id) from schools) where kind = 'LOCAL_COMPETITION'",
  competitions_days_in_order: 'update competitions set last_day = first_day - 1',
  competition_classes_roster_counted:
    'update competition_classes set roster = -1, points = null, right_answers = null, answers = null, took_part = null',
  competition_classes_result_whole: 'update competition_classes set points = null',
  competition_classes_result_counted: 'update competition_classes set took_part = roster + 1',
  competition_classes_one_of_activity: `insert into competition_classes (competition_id, class_id, activity_id)
     select other.id, k.class_id, k.activity_id from competition_classes k, competitions other where other.id <> k.competition_id`,
  activity_pretests_numbered: 'update activity_pretests set pretest = 0',
  activity_pretests_finished_whole: 'update activity_pretests set finished_day = null',
  activities_weekly_quizzes_known: "update activities set weekly_quizzes = 26 where kind = 'FIXED_WEEKLY'",
  activities_weekly_rule_known: "update activities set weekly_rule = 'half' where kind = 'FIXED_WEEKLY'",
  activities_weeks_begin_on_monday:
    "update activities set start_day = start_day + 1, due_day = due_day + 1 where kind = 'FIXED_WEEKLY'",
  school_year_runs_key_unique: `insert into school_year_runs (teacher_id, run_key, started_at)
    select teacher_id, run_key, now() from school_year_runs limit 1`,
  school_year_classes_step_known: "update school_year_classes set step = 'stay'",
  school_year_classes_code_both: 'update school_year_classes set code_until_before = now()',
  school_year_moves_elsewhere: 'update school_year_moves set to_class_id = from_class_id',
  progress_resets_epoch_later: 'update progress_resets set epoch = 1',
  progress_resets_points_counted: 'update progress_resets set points_taken = -1',
  progress_resets_began: "update progress_resets set pretest_status = 'pretest_not_started'",
  student_weeks_counted: 'update student_weeks set passed = half_right + 1',
  student_weeks_begin_on_monday: 'update student_weeks set monday = monday + 1',
  ...ILLEGAL_FIGURES,
  attempts_one_open: `insert into attempts (student_id, kind, status, epoch, passage_id, passage_version_id, settings, question_states, question_count, started_at, spent_until)
    select student_id, kind, 'open', epoch, passage_id, passage_version_id, settings, question_states, question_count, started_at, spent_until
      from attempts where status = 'open'`,
  erased_accounts_hash_is_sha256:
    "insert into erased_accounts (account_hash, erased_at) values ('short', now())",
  answers_position_known: 'update answers set position = -1',
  answers_seconds_positive: 'update answers set seconds = -1',
  answers_claim_positive: 'update answers set claimed_seconds = -1',
  answers_key_once: `insert into answers select student_id, attempt_id, (position + 50)::smallint, question_id, option_id, is_right, is_fast, seconds,
    claimed_seconds, answered_at, idempotency_key from answers limit 1`,
  offers_round_positive: 'update offers set round = 0',
  offers_slot_known: 'update offers set slot = 4',
  offers_placed:
    'insert into offers (student_id, round, slot, passage_id, created_at) select student_id, round, slot, passage_id, created_at from offers limit 1',
  points_ledger_cause_known: "update points_ledger set cause = 'gift'",
  points_ledger_points_given: 'update points_ledger set points = 0',
  points_ledger_attempt_named: "update points_ledger set attempt_id = null where cause = 'honest-finish'",
  points_ledger_quiz_once: `insert into points_ledger (student_id, epoch, cause, points, attempt_id, earned_at, earned_day)
    select student_id, epoch, cause, points, attempt_id, earned_at, earned_day from points_ledger where attempt_id is not null limit 1`,
  points_ledger_pretest_once: `insert into points_ledger (student_id, epoch, cause, points, earned_at, earned_day)
    select student_id, epoch, 'pretest', 10, earned_at, earned_day from points_ledger where cause = 'pretest' limit 1`,
  points_ledger_week_once: `insert into points_ledger (student_id, epoch, cause, points, earned_at, earned_day)
    select student_id, epoch, 'weekly-goal', 25, earned_at, day from points_ledger, generate_series(7, 7) day, generate_series(1, 2) limit 2`,
};

const NAMED = `
  select conname as name from pg_constraint
   where connamespace = 'public'::regnamespace and contype in ('c', 'u')
  union
  select i.relname from pg_index x join pg_class i on i.oid = x.indexrelid
   where x.indisunique and not x.indisprimary and i.relnamespace = 'public'::regnamespace`;

beforeAll(async () => {
  const { world, clock, app } = test;
  const teacher = await world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await teacher.class('Room 13');
  await test.database.pool.query('delete from class_codes where class_id = (select max(id) from classes)');
  const student = await room.student('Ana');
  const reader = { level: 4.5, guessing: 0, random: () => 0.4 };
  const environment = { student, library: app.services.library, clock };
  await takePretestAs(reader, environment);
  await readPassageAs(reader, environment);
  await readPassageAs(reader, { ...environment, most: 2 });
  await test.database.pool.query(
    `with correction as (
       insert into key_corrections (question_id, option_id, reason, corrected_at)
       select question_id, id, 'It was the other one.', now() from answer_options limit 1 returning id)
     insert into rescored_students (student_id, correction_id, attempts, points, level_before, level_after)
     select $1, id, 1, 0, 4, 4 from correction`,
    [student.id],
  );
  await test.database.pool.query(
    `insert into essays (student_id, attempt_id, question_id, status, text, submitted_at)
     select student_id, min(id), (select min(id) from questions), 'submitted', 'I liked it.', now()
       from attempts where student_id = $1 group by student_id`,
    [student.id],
  );
  await insertBilling(test.database.pool, teacher.id);
  await insertNamedSchool(test.database.pool, teacher.id);
  await test.database.pool.query(
    `with run as (
       insert into job_runs (id, name, owner_user_id, created_at, expires_at)
       values (gen_random_uuid(), 'report', $1, now(), now() + interval '7 days') returning id)
     insert into job_files (job_id, name, media_type, content) select id, 'a.pdf', 'application/pdf', '%PDF' from run`,
    [teacher.id],
  );
  await test.database.pool.query(
    `insert into mails (message_key, to_address, subject, content, secrets, state, created_at, ends_at, next_try_at)
     values (gen_random_uuid(), 'rivera@school.example', 'A subject', '{}', '["a"]', 'waiting', now(),
             now() + interval '1 day', now())`,
  );
  await test.database.pool.query(
    `insert into reader_marks (student_id, passage_version_id, marks, changed_at)
     select student_id, min(passage_version_id), '[{"paragraph": 1, "start": 0, "end": 4, "note": ""}]', now()
       from attempts where student_id = $1 group by student_id`,
    [student.id],
  );
  await insertInquiry(test.database.pool);
  await insertLogEntry(test.database.pool);
  await test.database.pool.query(
    `insert into worklist_dismissals (teacher_id, row_key, state, dismissed_at) values ($1, 'guessing:1', '1:2', now())`,
    [teacher.id],
  );
  await test.database.pool.query(
    'insert into class_places (teacher_id, class_id, place) values ($1, $2, 1)',
    [teacher.id, room.id],
  );
  await writeImpersonation(test, { adminId: teacher.id, personId: student.id });
  await writeLogins(test, { teacherId: teacher.id, studentId: student.id, classId: room.id });
  await writeSecondStep(test, teacher.id);
  await writeActivities(test, { classId: room.id, studentId: student.id });
  await test.database.pool.query(
    `insert into co_teacher_invites
       (class_id, email, email_key, status, invited_at, expires_at, token_hash, answered_at, teacher_id)
     values ($2, 'kobi@school.example', 'kobi@school.example', 'pending', now(), now() + interval '1 day', sha256('a'), null, null),
            ($2, 'una@school.example', 'una@school.example', 'approved', now(), now() + interval '1 day', null, now(), $1),
            ($2, 'rex@school.example', 'rex@school.example', 'rejected', now(), now() + interval '1 day', null, now(), null)`,
    [teacher.id, room.id],
  );
  await student.call(inviteTeacher, { body: { email: 'novak@school.example' } });
  await test.database.pool.query(
    `insert into progress_resets
       (student_id, epoch, class_id, reset_at, event_number, stopped_attempts, pretest_status, mean, sd, level, since,
        surprise_up, surprise_down, quizzes_taken, quizzes_passed)
     values ($1, 2, $2, now(), 9, '{}', 'pretest_complete', 0, 1, 4, 0, 0, 0, 1, 1)`,
    [student.id, room.id],
  );
  await writeFamily(test, { student, parent: teacher });
  const club = await teacher.class('Club');
  await test.database.pool.query(
    `with run as (
       insert into school_year_runs (teacher_id, run_key, started_at) values ($1, gen_random_uuid(), now()) returning id),
     archived as (
       insert into school_year_classes (run_id, class_id, step, name_before, name_after, grade_before, grade_after)
       select id, $2, 'archive', 'Room', 'Room', 4, 4 from run)
     insert into school_year_moves (student_id, run_id, from_class_id, to_class_id, was_there)
     select $3, id, $2, $4, false from run`,
    [teacher.id, room.id, student.id, club.id],
  );
  await insertBareMerge(test.database.db, { keptId: student.id, joinedId: teacher.id, now: clock.now() });
  await test.database.pool.query(
    `insert into challenge_answers (student_id, attempt_id, position, sentence, is_right, answered_at)
     select student_id, min(id), 0, 1, true, now() from attempts where student_id = $1 group by student_id`,
    [student.id],
  );
});

it('names every invariant here', async () => {
  const { rows } = await test.database.pool.query<{ name: string }>(NAMED);
  expect(Object.keys(ILLEGAL).sort()).toEqual(rows.map((row) => row.name).sort());
});

it.each(Object.entries(ILLEGAL))('%s', async (name, change) => {
  const client = await test.database.pool.connect();
  try {
    await client.query('begin');
    await expect(client.query(change)).rejects.toMatchObject({ constraint: name });
  } finally {
    await client.query('rollback');
    client.release();
  }
});
