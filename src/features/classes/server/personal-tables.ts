import {
  about,
  exportedAndKept,
  notExported,
  notForTeachers,
  personalTable,
  tableAboutNobody,
} from '#platform/personal-data/server/personal-table.ts';

const OF_CLASS = exportedAndKept('A class with its students goes to another teacher first.');
const INVITED = notForTeachers('Whom a student asks is between the two.');
const GIVEN = notForTeachers(
  'What a class gives a student is between the student and the teachers of that class.',
);

export const classesTables = [
  personalTable('classes', {
    holds: 'A class that the person teaches.',
    whose: ['teacher_id'],
    columns: {
      id: OF_CLASS,
      teacher_id: OF_CLASS,
      name: OF_CLASS,
      grade: OF_CLASS,
      below_thirteen: OF_CLASS,
      include_short_essay_questions: OF_CLASS,
      may_skip_short_essay: OF_CLASS,
      settings: OF_CLASS,
      timezone: OF_CLASS,
      created_at: OF_CLASS,
      archived_at: OF_CLASS,
    },
  }),
  tableAboutNobody('class_codes', 'A code belongs to a class and goes with it.', [
    'class_id',
    'code',
    'expires_at',
    'closed_at',
    'made_at',
  ]),
  tableAboutNobody('class_badges', 'Whether a class has badges on belongs to the class and goes with it.', [
    'class_id',
    'on_until',
    'switched_on_at',
  ]),
  personalTable('student_badges', {
    holds: 'A badge that the student can log in with.',
    whose: ['student_id'],
    others: ['made_by'],
    columns: {
      student_id: about,
      class_id: about,
      secret_hash: notExported('It is a secret.'),
      made_at: about,
      made_by: notExported('It is the number of another person.'),
    },
  }),
  personalTable('class_students', {
    holds: 'A class that the student is in, or was.',
    whose: ['student_id'],
    others: ['removed_by'],
    columns: {
      student_id: about,
      class_id: about,
      joined_at: about,
      removed_at: about,
      primary_since: about,
      joined_by_code_at: about,
      left_on_own: about,
      lowest_level: GIVEN,
      highest_level: GIVEN,
      listening: GIVEN,
      larger_text: GIVEN,
      line_focus: GIVEN,
      removed_by: notExported('It is the number of another person.'),
    },
  }),
  personalTable('teacher_invitations', {
    holds: 'A teacher whom the student asked by email address to be let into a class.',
    whose: ['student_id'],
    columns: {
      student_id: INVITED,
      id: INVITED,
      email_key: INVITED,
      created_at: INVITED,
      answered_at: INVITED,
    },
  }),
  personalTable('co_teacher_invites', {
    holds: 'A class of another teacher that the person teaches, too.',
    whose: ['teacher_id'],
    others: ['invited_by'],
    columns: {
      id: about,
      class_id: about,
      email: about,
      email_key: notExported('It is the address in small letters.'),
      status: about,
      invited_by: notExported('It is the number of another person.'),
      invited_at: about,
      expires_at: about,
      token_hash: notExported('It is a secret.'),
      answered_at: about,
      teacher_id: about,
    },
  }),
  personalTable('school_year_runs', {
    holds: 'A new school year that the person, a teacher, started.',
    whose: ['teacher_id'],
    columns: {
      id: about,
      teacher_id: about,
      run_key: notExported('It is a number of the page that was used.'),
      started_at: about,
      undone_at: about,
    },
  }),
  tableAboutNobody(
    'school_year_classes',
    'What a school year made of a class goes with the school year and the class.',
    [
      'run_id',
      'class_id',
      'step',
      'name_before',
      'name_after',
      'grade_before',
      'grade_after',
      'code_until_before',
      'code_until_after',
    ],
  ),
  personalTable('school_year_moves', {
    holds: 'The student went from one class into another as a school year began.',
    whose: ['student_id'],
    columns: {
      student_id: about,
      run_id: about,
      from_class_id: about,
      to_class_id: about,
      was_there: about,
    },
  }),
  personalTable('class_places', {
    holds: 'The order in which the person wants to see their classes.',
    whose: ['teacher_id'],
    columns: { teacher_id: about, class_id: about, place: about },
  }),
];
