-- Schools: those of public lists, which the operator imports, and those that a teacher named because they are on no list.

-- Finds the word that was meant by one with a typing mistake. It comes with PostgreSQL, and the owner of a database may switch it on.
create extension if not exists pg_trgm;

create table schools (
  id bigint generated always as identity,
  -- nces: a public list of the United States; list: any other list; teacher: a teacher named it.
  source text not null,
  -- What finds it again when the list is imported again.
  source_key text not null,
  name text not null,
  district text,
  street text,
  city text not null,
  state text,
  -- ISO 3166-1, two letters.
  country text not null,
  zip text,
  latitude double precision,
  longitude double precision,
  -- Name and place in lower case, without accents and signs, with | between them.
  place_key text not null,
  -- The words by which it is found.
  words tsvector not null,
  -- From then on everybody finds it. Null: only who named it, and who says that they teach there.
  listed_at timestamptz,
  made_by bigint,
  made_at timestamptz not null,
  constraint schools_pkey primary key (id),
  constraint schools_source_known check (source in ('nces', 'list', 'teacher')),
  constraint schools_one_of_source unique (source, source_key),
  constraint schools_name_short check (length(name) between 1 and 120),
  constraint schools_city_short check (length(city) between 1 and 80),
  constraint schools_country_form check (country ~ '^[A-Z]{2}$'),
  constraint schools_place_whole check (num_nulls(latitude, longitude) in (0, 2)),
  constraint schools_place_on_earth check (latitude between -90 and 90 and longitude between -180 and 180),
  constraint schools_made_by_fkey foreign key (made_by) references users on delete set null
);
create index schools_of_words on schools using gin (words);
create index schools_of_place_key on schools (place_key);
create index schools_of_latitude on schools (latitude) where listed_at is not null and latitude is not null;
create index schools_of_maker on schools (made_by) where made_by is not null;

-- Every word of a school, so that a mistyped one can be compared with words instead of with schools.
create table school_words (
  word text not null,
  constraint school_words_pkey primary key (word),
  constraint school_words_short check (length(word) between 1 and 40)
);
create index school_words_alike on school_words using gin (word gin_trgm_ops);

-- Which school a teacher says they teach at. It gives no rights until it is confirmed.
create table school_teachers (
  teacher_id bigint not null,
  school_id bigint not null,
  claimed_at timestamptz not null,
  confirmed_at timestamptz,
  -- An administrator, or a colleague.
  confirmed_by bigint,
  constraint school_teachers_pkey primary key (teacher_id),
  constraint school_teachers_confirmed_by_whom check (confirmed_at is not null or confirmed_by is null),
  constraint school_teachers_teacher_fkey foreign key (teacher_id) references users on delete cascade,
  constraint school_teachers_school_fkey foreign key (school_id) references schools on delete cascade,
  constraint school_teachers_confirmed_by_fkey foreign key (confirmed_by) references users on delete set null
);
create index school_teachers_of_school on school_teachers (school_id);
create index school_teachers_waiting on school_teachers (claimed_at) where confirmed_at is null;
