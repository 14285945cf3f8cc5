import { isConfirmed, type JoinedClass } from '#features/classes/core/class-that-counts.ts';

/**
 * The classes whose activities a student is shown and can start, of those that count: the confirmed ones, and where there is
 * none, all. Anyone can have a student join a class, and that must not fill the home of a student of a real one.
 */
export function classesThatAssign<C extends Pick<JoinedClass, 'teacherApproved'>>(
  counted: readonly C[],
): readonly C[] {
  const confirmed = counted.filter(isConfirmed);
  return confirmed.length > 0 ? confirmed : counted;
}
