-- A competition of the classes of one school (decision 87): each is entered by a teacher who is confirmed there. Null for a competition of
-- the classes of one teacher, and of one of all schools.
alter table competitions
  add column school_id bigint constraint competitions_school_fkey references schools on delete cascade;
alter table competitions
  add constraint competitions_school_of_local check (school_id is null or kind = 'LOCAL_COMPETITION') not valid;
alter table competitions validate constraint competitions_school_of_local;
create index competitions_of_school on competitions (school_id, first_day) where school_id is not null;
