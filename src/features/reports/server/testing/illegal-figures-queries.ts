/** Changes of what reports keep that their tables must refuse, each by the name of its constraint. */
export const ILLEGAL_FIGURES: Readonly<Record<string, string>> = {
  student_days_counted: 'update student_days set passed = quizzes + 1',
  student_days_level_known: 'update student_days set level = 13',
  student_days_read_counted: 'update student_days set quizzes_read = quizzes + 1',
  student_days_time: 'update student_days set milliseconds = -1',
  student_days_summed: 'update student_days set quizzes_summed = quizzes + 1',
  student_days_all_sums: 'update student_days set quizzes_summed = null',
  student_days_answers: 'update student_days set counted = answered + 1',
  student_days_expected: 'update student_days set expected = 10000 * counted + 1',
  student_skill_days_counted: 'update student_skill_days set counted = answered + 1',
  student_skill_days_expected: 'update student_skill_days set expected = 10000 * counted + 1',
  student_years_counted: 'update student_years set passed = quizzes + 1',
  student_years_skills: 'update student_years set skills = array[1, 2]',
  student_skill_years_counted: `insert into student_skill_years (student_id, epoch, school_year, class_id, skill, answered, counted, right_counted, expected, variance) select id, 1, 2026, 0, 'Vocab', 1, 2, 0, 0, 0 from users limit 1`,
  student_skill_years_expected: `insert into student_skill_years (student_id, epoch, school_year, class_id, skill, answered, counted, right_counted, expected, variance) select id, 1, 2026, 0, 'Vocab', 1, 1, 0, 10001, 0 from users limit 1`,
  student_skill_days_time: 'update student_skill_days set milliseconds = -1',
};
