-- Who ended a student's membership last: for a short time a teacher can undo their own removal. The student's own number where the
-- student left; null where the operator ended it, and before this. It means nothing while the student is in the class.

alter table class_students
  add column removed_by bigint constraint class_students_removed_by_fkey references users on delete set null;
