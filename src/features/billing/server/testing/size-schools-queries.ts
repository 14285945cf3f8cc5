import type pg from 'pg';

/** So many students are in a class; they are no more than rows. */
export const fillClass = (pool: pg.Pool, classId: number, students: number) =>
  pool.query(
    `with people as (
       insert into users (username, username_key, role, created_at)
       select 'many.' || $1::bigint || '.' || n, 'many.' || $1::bigint || '.' || n, 'student', now() from generate_series(1, $2::integer) n
       returning id)
     insert into class_students (class_id, student_id, joined_at) select $1::bigint, id, now() from people`,
    [classId, students],
  );

/** These teachers are at one school, confirmed there or not. */
export const placeTeachers = (
  pool: pg.Pool,
  teacherIds: readonly number[],
  { confirmed }: { readonly confirmed: boolean },
) =>
  pool.query(
    `with school as (
       insert into schools (source, source_key, name, city, country, place_key, words, made_at)
       values ('list', 'sized', 'Oak School', 'Oak', 'US', 'oak', array_to_tsvector(array['oak']), now())
       on conflict (source, source_key) do update set name = excluded.name returning id)
     insert into school_teachers (teacher_id, school_id, claimed_at, confirmed_at)
     select teacher, school.id, now(), case when $2 then now() end from school, unnest($1::bigint[]) teacher
     on conflict (teacher_id) do update set confirmed_at = excluded.confirmed_at`,
    [teacherIds, confirmed],
  );
