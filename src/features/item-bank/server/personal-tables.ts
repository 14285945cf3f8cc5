import { hiddenByClasses } from '#features/progress/server/public.ts';
import { about, personalTable, tableAboutNobody } from '#platform/personal-data/server/personal-table.ts';

export const itemBankTables = [
  tableAboutNobody('question_batches', 'It says when questions learned, and from how many quizzes.', [
    'id',
    'learned_at',
    'attempts',
  ]),
  tableAboutNobody('questions_to_relearn', 'It says which questions learn again after an erasure.', [
    'question_id',
  ]),
  personalTable('key_corrections_seen', {
    holds: 'A corrected key that the person has read about.',
    whose: ['teacher_id'],
    columns: { teacher_id: about, correction_id: about, seen_at: about },
  }),
  personalTable('rescored_students', {
    holds: 'What a corrected key changed for the student.',
    whose: ['student_id'],
    columns: {
      student_id: about,
      correction_id: about,
      attempts: about,
      points: hiddenByClasses,
      level_before: hiddenByClasses,
      level_after: hiddenByClasses,
    },
  }),
];
