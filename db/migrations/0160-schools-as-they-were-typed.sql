-- A school that a teacher named is one row for all who type the same name and place, but each of them typed it in their own way: whoever was
-- first must not decide how it is shown to the others (docs/decisions/0079-schools-and-who-belongs-to-them.md). What a teacher typed is kept with
-- their claim; null where they chose the school from a list. All may be null: claims from before have none.
alter table school_teachers
  add column typed_name text,
  add column typed_street text,
  add column typed_city text,
  add column typed_state text,
  add column typed_zip text;
