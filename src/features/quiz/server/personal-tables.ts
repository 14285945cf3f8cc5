import { hiddenByClasses, rightAnswers } from '#features/progress/server/public.ts';
import {
  about,
  notExported,
  notForTeachers,
  personalTable,
} from '#platform/personal-data/server/personal-table.ts';

const KEY = notExported('It only tells whether the same thing was sent twice.');
const RULES = notExported('It is the rules and the questions as they were, and nothing of the student.');
const MARK = notForTeachers('What a child marks and notes in a passage is read by no teacher.');

export const quizTables = [
  personalTable('attempts', {
    holds: 'A passage that the student read, with what came of it.',
    whose: ['student_id'],
    columns: {
      student_id: about,
      id: about,
      kind: about,
      status: about,
      epoch: about,
      pretest: about,
      passage_id: about,
      passage_version_id: about,
      class_id: about,
      settings: RULES,
      question_states: RULES,
      question_count: about,
      answered: about,
      marks: rightAnswers,
      started_at: about,
      spent_until: about,
      finished_at: about,
      finished_day: about,
      gap_days: about,
      state_before: hiddenByClasses,
      state_after: hiddenByClasses,
      reason: about,
      passed: about,
      points: hiddenByClasses,
      total_points_after: hiddenByClasses,
      batch_id: notExported('It says when the questions learned from it.'),
      results_opened_at: about,
      fast_answers: about,
      activity_id: about,
    },
  }),
  personalTable('answers', {
    holds: 'An answer to a question, with how long it took.',
    whose: ['student_id'],
    columns: {
      student_id: about,
      attempt_id: about,
      position: about,
      question_id: about,
      option_id: about,
      is_right: rightAnswers,
      is_fast: about,
      seconds: about,
      claimed_seconds: about,
      answered_at: about,
      idempotency_key: KEY,
    },
  }),
  personalTable('challenge_answers', {
    holds: 'A sentence that the student chose for a challenge question.',
    whose: ['student_id'],
    columns: {
      student_id: about,
      attempt_id: about,
      position: about,
      sentence: about,
      is_right: about,
      answered_at: about,
      idempotency_key: KEY,
      unpaid: about,
    },
  }),
  personalTable('offers', {
    holds: 'A passage that was offered to the student to read next.',
    whose: ['student_id'],
    columns: {
      student_id: about,
      id: about,
      round: about,
      slot: about,
      passage_id: about,
      created_at: about,
      attempt_id: about,
    },
  }),
  personalTable('reader_marks', {
    holds: 'What the student highlighted in a passage and wrote beside it.',
    whose: ['student_id'],
    columns: { student_id: MARK, passage_version_id: MARK, marks: MARK, changed_at: MARK },
  }),
];
