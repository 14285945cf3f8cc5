-- The key with which a page asked for a class: asked again, because the reply was lost, it is the same class. Null for older ones.
alter table classes add column made_key uuid;
create unique index if not exists classes_made_once on classes (teacher_id, made_key) where made_key is not null;
