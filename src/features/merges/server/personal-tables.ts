import { about, notExported, personalTable } from '#platform/personal-data/server/personal-table.ts';

const UNDO = notExported('It only serves to take the merge back.');
const OTHER = notExported('It is the number of another person.');

export const mergesTables = [
  personalTable('account_merges', {
    holds: 'A teacher joined two accounts of the student: which one was closed, and which one was kept.',
    whose: ['student_id', 'kept_id'],
    others: ['merged_by'],
    columns: {
      student_id: about,
      kept_id: about,
      class_id: about,
      merged_by: OTHER,
      merged_at: about,
      leads: UNDO,
      counted_epoch: UNDO,
      epoch_shift: UNDO,
      pretest_offset: UNDO,
      first_event: UNDO,
      events: UNDO,
      attempts: UNDO,
      ledger: UNDO,
      parted_attempts: UNDO,
      parted_activities: UNDO,
      stopped_attempts: UNDO,
      marked_versions: UNDO,
      activities: UNDO,
      longer_activities: UNDO,
      asked_activities: UNDO,
      competitions: UNDO,
      classes: UNDO,
      joined_epoch: UNDO,
      joined_pretest_status: UNDO,
      joined_initial_level: UNDO,
      joined_counted: UNDO,
      kept_epoch: UNDO,
      kept_pretest_status: UNDO,
      kept_initial_level: UNDO,
      kept_counted: UNDO,
      kept_last_quiz_at: UNDO,
    },
  }),
];
