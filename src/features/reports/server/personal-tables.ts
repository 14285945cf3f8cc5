import { hiddenByClasses, rightAnswers } from '#features/progress/server/public.ts';
import { about, personalTable } from '#platform/personal-data/server/personal-table.ts';

const key = { student_id: about, epoch: about, day: about, class_id: about, level: hiddenByClasses };

export const reportsTables = [
  personalTable('student_days', {
    holds: 'The quizzes of a day and their answers, as reports count them.',
    whose: ['student_id'],
    columns: {
      ...key,
      quizzes: about,
      passed: about,
      quizzes_read: about,
      points: hiddenByClasses,
      milliseconds: about,
      quizzes_summed: about,
      answered: about,
      counted: about,
      right_counted: rightAnswers,
      expected: hiddenByClasses,
      variance: hiddenByClasses,
    },
  }),
  personalTable('student_skill_days', {
    holds: 'The answers of a day by skill, as reports count them.',
    whose: ['student_id'],
    columns: {
      ...key,
      skill: about,
      target: about,
      answered: about,
      counted: about,
      right_counted: rightAnswers,
      expected: hiddenByClasses,
      variance: hiddenByClasses,
      milliseconds: about,
    },
  }),
  personalTable('student_years', {
    holds: 'The quizzes of a school year and its answers by skill, for lists of many students.',
    whose: ['student_id'],
    columns: {
      student_id: about,
      epoch: about,
      school_year: about,
      class_id: about,
      quizzes: about,
      passed: about,
      quizzes_read: about,
      skills: rightAnswers,
    },
  }),
  personalTable('student_skill_years', {
    holds: 'The answers of a school year by skill, as an earlier release kept them.',
    whose: ['student_id'],
    columns: {
      student_id: about,
      epoch: about,
      school_year: about,
      class_id: about,
      skill: about,
      answered: about,
      counted: about,
      right_counted: rightAnswers,
      expected: hiddenByClasses,
      variance: hiddenByClasses,
    },
  }),
  personalTable('students_to_count', {
    holds: 'That the figures of the student are made anew.',
    whose: ['student_id'],
    columns: { student_id: about },
  }),
];
