-- The order in which a teacher wants to see their classes. A class without a place is new and comes first.

create table class_places (
  teacher_id bigint not null constraint class_places_teacher_fkey references users on delete cascade,
  class_id bigint not null constraint class_places_class_fkey references classes on delete cascade,
  place smallint not null constraint class_places_counted check (place >= 0),
  constraint class_places_pkey primary key (teacher_id, class_id)
);
