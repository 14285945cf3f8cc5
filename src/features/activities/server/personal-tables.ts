import { about, personalTable, tableAboutNobody } from '#platform/personal-data/server/personal-table.ts';

export const activitiesTables = [
  tableAboutNobody('activities', 'It belongs to a class and goes with it.', [
    'id',
    'class_id',
    'kind',
    'passage_id',
    'whole_class',
    'start_day',
    'due_day',
    'created_at',
    'paused_at',
    'canceled_at',
    'weekly_quizzes',
    'weekly_rule',
  ]),
  personalTable('activity_students', {
    holds: 'An activity that a teacher set for the student.',
    whose: ['student_id'],
    columns: { student_id: about, activity_id: about },
  }),
  personalTable('activity_pretests', {
    holds: 'The pretest that the student took for an activity.',
    whose: ['student_id'],
    columns: {
      student_id: about,
      activity_id: about,
      pretest: about,
      finished_at: about,
      finished_day: about,
    },
  }),
];
