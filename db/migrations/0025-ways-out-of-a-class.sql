-- Students leave a class, and those who were taken out do not come back by the code that they know.

alter table class_codes add column made_at timestamptz;
update class_codes k
   set made_at = coalesce((select max(a.at) from audit_log a
                            where a.act = 'renew-class-code' and a.detail = jsonb_build_object('classId', k.class_id)),
                          (select c.created_at from classes c where c.id = k.class_id));
alter table class_codes alter column made_at set not null;

alter table class_students
  -- The student left, and nobody took them out: then the code lets them in again.
  add column left_on_own boolean not null default false,
  add constraint class_students_left_is_removed check (removed_at is not null or not left_on_own);
