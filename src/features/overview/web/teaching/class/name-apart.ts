import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { gradeLabel } from '#features/classes/web/public.tsx';

type Known = Pick<TeacherClass, 'id' | 'name' | 'grade'>;

const plain = (name: string) => name.trim().toLowerCase();

/** What tells a class apart from the others: its grade; its code too, where name and grade are those of another one. */
export function apart(one: Known & Pick<TeacherClass, 'classCode'>, classes: readonly Known[]): string {
  const hasTwin = classes.some(
    ({ id, name, grade }) => id !== one.id && grade === one.grade && plain(name) === plain(one.name),
  );
  return hasTwin && one.classCode !== null
    ? `${gradeLabel(one.grade)} · code ${one.classCode}`
    : gradeLabel(one.grade);
}

/** The name of a class in a list of classes; where another one has it too, with what tells them apart. */
export const nameApart = (one: Known & Pick<TeacherClass, 'classCode'>, classes: readonly Known[]): string =>
  classes.some(({ id, name }) => id !== one.id && plain(name) === plain(one.name))
    ? `${one.name} · ${apart(one, classes)}`
    : one.name;
