-- What a class gives one student: levels of their own (null: the class's), listening though the class has it off, larger text, line
-- focus. Of the membership, so that it acts where the class is the one that counts (decision 72). Constant defaults: nothing is rewritten.
alter table class_students
  add column lowest_level smallint,
  add column highest_level smallint,
  add column listening boolean not null default false,
  add column larger_text boolean not null default false,
  add column line_focus boolean not null default false;
alter table class_students
  add constraint class_students_own_levels check (
    (lowest_level is null) = (highest_level is null)
    and lowest_level >= 1 and highest_level <= 12 and lowest_level <= highest_level) not valid;
alter table class_students validate constraint class_students_own_levels;
