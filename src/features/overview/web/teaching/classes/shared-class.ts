import type { TeacherClass } from '#features/classes/contract/endpoints.ts';

interface InClasses {
  readonly classes: readonly { readonly id: number }[];
}

/** In which class chosen students of several classes can be acted on together. */
export type SharedClass =
  | { readonly kind: 'one'; readonly schoolClass: TeacherClass }
  /** They are together in several: one has to be named. */
  | { readonly kind: 'several'; readonly classes: readonly TeacherClass[] }
  /** They are together only in classes that the teacher cannot change yet. */
  | { readonly kind: 'not-changeable' }
  | { readonly kind: 'none' };

/**
 * The class that all chosen students are in and that the teacher may change.
 * @param shown the class that the list is narrowed to, which decides between several
 */
export function sharedClass(
  students: readonly InClasses[],
  classes: readonly TeacherClass[],
  shown: number | undefined,
): SharedClass {
  const together = classes.filter(({ id }) =>
    students.every((one) => one.classes.some((its) => its.id === id)),
  );
  const changeable = together.filter(({ mayChange }) => mayChange);
  const [first] = changeable;
  if (!first) return { kind: together.length > 0 ? 'not-changeable' : 'none' };
  const schoolClass = changeable.find(({ id }) => id === shown) ?? (changeable.length === 1 ? first : null);
  return schoolClass ? { kind: 'one', schoolClass } : { kind: 'several', classes: changeable };
}

/** Why nothing can be done in a class with the chosen students, and what helps. */
export function whyNotTogether(shared: Exclude<SharedClass, { kind: 'one' }>): string {
  switch (shared.kind) {
    case 'several': {
      const names = new Intl.ListFormat('en-US').format(shared.classes.map(({ name }) => name));
      return `They are together in ${names}. Pick one of these under “Class” to move, remove, or do more.`;
    }
    case 'not-changeable':
      return 'You cannot change the class that they share yet. Its owner can move or remove them.';
    case 'none':
      return 'They are in different classes. Choose students of one class to move, remove, or do more.';
  }
}
