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
  personalTable('activity_due_days', {
    holds: 'More time that a teacher gave the student for an activity.',
    whose: ['student_id'],
    columns: { student_id: about, activity_id: about, due_day: about },
  }),
  tableAboutNobody('competitions', 'It is of classes.', [
    'id',
    'kind',
    'name',
    'school_id',
    'first_day',
    'last_day',
    'created_at',
    'canceled_at',
    'ended_at',
  ]),
  tableAboutNobody(
    'competition_classes',
    'It belongs to a class and goes with it; its sums name no student.',
    [
      'competition_id',
      'class_id',
      'activity_id',
      'roster',
      'points',
      'right_answers',
      'answers',
      'took_part',
    ],
  ),
  personalTable('competition_students', {
    holds: 'The class for which the student read in a competition.',
    whose: ['student_id'],
    columns: { student_id: about, competition_id: about, class_id: about, told_at: about },
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
