import type pg from 'pg';

/** Each named invariant of the tables of schools, with a change that it must refuse; the legal rows are those of `insertNamedSchool`. */
export const ILLEGAL_SCHOOLS: Readonly<Record<string, string>> = {
  schools_source_known: "update schools set source = 'friend'",
  schools_one_of_source: `insert into schools (source, source_key, name, city, country, place_key, words, made_at)
    select source, source_key, name, city, country, place_key, words, made_at from schools`,
  schools_name_short: "update schools set name = ''",
  schools_city_short: "update schools set city = repeat('a', 81)",
  schools_country_form: "update schools set country = 'usa'",
  schools_place_whole: 'update schools set latitude = 1',
  schools_place_on_earth: 'update schools set latitude = 91, longitude = 0',
  school_words_short: "insert into school_words (word) values (repeat('a', 41))",
  school_teachers_confirmed_by_whom: 'update school_teachers set confirmed_by = teacher_id',
};

/** A school that a teacher has named, and is at. */
export const insertNamedSchool = (pool: pg.Pool, teacherId: number) =>
  pool.query(
    `with school as (
       insert into schools (source, source_key, name, city, country, place_key, words, made_at)
       values ('teacher', 'oak|elgin|us', 'Oak', 'Elgin', 'US', 'oak|elgin|us', 'oak', now()) returning id)
     insert into school_teachers (teacher_id, school_id, claimed_at) select $1, id, now() from school`,
    [teacherId],
  );
