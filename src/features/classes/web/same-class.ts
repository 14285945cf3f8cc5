import type { TeacherClass } from '../contract/endpoints.ts';
import { gradeLabel } from './grade-label.ts';

type Known = Pick<TeacherClass, 'id' | 'name' | 'grade'>;

/** A class name without regard to case and spaces. */
export const plainClassName = (name: string): string =>
  name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

/**
 * A sentence where a class of this name and grade is there already; null where none is. Names are compared without regard
 * to case and spaces.
 * @param ownId of the class that is being changed; null for a new one
 */
export function sameClassSentence(
  { name, grade }: { readonly name: string; readonly grade: string },
  classes: readonly Known[],
  ownId: number | null,
): string | null {
  const same = classes.find(
    (one) =>
      one.id !== ownId && one.grade === Number(grade) && plainClassName(one.name) === plainClassName(name),
  );
  if (!same || plainClassName(name) === '') return null;
  return `You already have a class called ${same.name} (${gradeLabel(same.grade)}). A different name helps you tell them apart.`;
}
