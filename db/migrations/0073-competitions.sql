-- A competition of classes: those of one teacher, or those that joined a window of the operator. Days are civil days of each class's zone.
create table competitions (
  id bigint generated always as identity,
  kind text not null,
  -- Of the operator's windows alone.
  name text,
  first_day integer not null,
  last_day integer not null,
  created_at timestamptz not null,
  -- Called off for everybody.
  canceled_at timestamptz,
  -- When its results were written; nothing changes them afterward.
  ended_at timestamptz,
  constraint competitions_pkey primary key (id),
  constraint competitions_kind_known check (kind in ('LOCAL_COMPETITION', 'GLOBAL_COMPETITION')),
  constraint competitions_global_named check ((kind = 'GLOBAL_COMPETITION') = (name is not null)),
  constraint competitions_days_in_order check (last_day >= first_day)
);
create index competitions_not_ended on competitions (first_day) where ended_at is null and canceled_at is null;

alter table activities drop constraint activities_kind_known;
alter table activities add constraint activities_kind_known check (
  kind in ('PASSAGE', 'FIXED_WEEKLY', 'ASSESSMENT', 'LOCAL_COMPETITION', 'GLOBAL_COMPETITION'));

-- The class of an activity as it takes part in a competition.
create table competition_classes (
  competition_id bigint not null,
  class_id bigint not null,
  activity_id bigint not null,
  -- Students who read for it, counted when it starts; null before.
  roster integer,
  -- The result, written when the competition has ended; null before.
  points bigint,
  right_answers integer,
  answers integer,
  took_part integer,
  constraint competition_classes_pkey primary key (competition_id, class_id),
  constraint competition_classes_competition_fkey foreign key (competition_id) references competitions on delete cascade,
  constraint competition_classes_class_fkey foreign key (class_id) references classes on delete cascade,
  constraint competition_classes_activity_fkey foreign key (activity_id) references activities on delete cascade,
  constraint competition_classes_one_of_activity unique (activity_id),
  constraint competition_classes_roster_counted check (roster >= 0),
  constraint competition_classes_result_whole check (
    num_nulls(points, right_answers, answers, took_part) in (0, 4) and (points is null or roster is not null)),
  constraint competition_classes_result_counted check (
    points >= 0 and right_answers between 0 and answers and took_part between 0 and roster)
);
create index competition_classes_of_class on competition_classes (class_id);

-- Who reads for which class: those who were in it when it started, each for one class.
create table competition_students (
  student_id bigint not null,
  competition_id bigint not null,
  class_id bigint not null,
  -- The student was told the result.
  told_at timestamptz,
  constraint competition_students_pkey primary key (student_id, competition_id),
  constraint competition_students_student_fkey foreign key (student_id) references users on delete cascade,
  constraint competition_students_class_fkey foreign key (competition_id, class_id) references competition_classes on delete cascade
);
create index competition_students_of_class on competition_students (competition_id, class_id);
