/** Classes that a teacher has at a time; archived ones don't count. */
export const MOST_CLASSES_OF_TEACHER = 200;
/** Students in a class at a time: a bulk list has as many rows (product: "Classes"). */
export const MOST_STUDENTS_OF_CLASS = 500;
/**
 * Classes that a student is in at a time: so many confirmed ones, and so many others. Anyone can register as a teacher and
 * have a student join classes, and those must keep nobody out of a real one.
 */
export const MOST_CLASSES_OF_STUDENT = 20;
/**
 * Students who join one class by its code from one network within ten minutes. A class of 40 on its first day never notices;
 * somebody elsewhere who fills a class with invented students does not use up what its school has.
 */
export const JOINS_FROM_NETWORK = { calls: 60, seconds: 600 } as const;
/** The same from all networks together: slow enough to be seen, and the teacher can renew or close the code. */
export const JOINS_BY_CODE = { calls: 240, seconds: 600 } as const;
