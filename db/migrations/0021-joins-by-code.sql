-- When students joined by a class code, so that the joins of one class within a few minutes can be counted.

alter table class_students
  -- When the student last joined by the class's code; null: a teacher put them in, or the class has another code since then.
  add column joined_by_code_at timestamptz;
create index class_students_joined_by_code on class_students (class_id, joined_by_code_at)
  where joined_by_code_at is not null;
