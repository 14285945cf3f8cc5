import type pg from 'pg';
import type { Attack } from './lists-plan.ts';
import { STUDENTS_OF_CLASS } from './lists-plan.ts';

/** Makes classes of a teacher and fills each with invented students, every one of whom is in as many of them as the attack says. */
export async function fillClasses(
  pool: pg.Pool,
  { teacherId, like, attack }: { readonly teacherId: number; readonly like: number; readonly attack: Attack },
): Promise<void> {
  const { students, classesOfStudent } = attack;
  const groups = Math.ceil(students / STUDENTS_OF_CLASS);
  await pool.query(
    `with invented as (
       insert into users (username, username_key, role, register_as, password_hash, timezone, created_at, first_name, last_name)
       select 'invented.' || $1::bigint || '.' || n, 'invented.' || $1::bigint || '.' || n, 'student', 'student', 'none', 'America/New_York', now(),
              'Zoé' || n, 'Zörgiebel' || n % 97
         from generate_series(1, $3::integer) n
       returning id),
     numbered as (select id, row_number() over (order by id) % $4::integer as of_group from invented),
     rooms as (
       insert into classes (teacher_id, name, grade, settings, timezone, created_at)
       select $1::bigint, 'Invented ' || n, 5, m.settings, m.timezone, now()
         from generate_series(1, $5::integer) n, (select settings, timezone from classes where id = $2::bigint) m
       returning id),
     numbered_rooms as (select id, row_number() over (order by id) % $4::integer as of_group from rooms)
     insert into class_students (student_id, class_id, joined_at)
     select s.id, r.id, now() from numbered s join numbered_rooms r using (of_group)`,
    [teacherId, like, students, groups, groups * classesOfStudent],
  );
}

/** Says that the teacher of the school is one. */
export async function approveTeacherOfSchool(pool: pg.Pool, teacherId: number): Promise<void> {
  await pool.query('update users set keys_approved_at = now() where id = $1', [teacherId]);
}

export async function analyze(pool: pg.Pool): Promise<void> {
  await pool.query('analyze');
}
