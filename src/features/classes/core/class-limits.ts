/** Classes that a teacher has at a time; archived ones don't count. */
export const MOST_CLASSES_OF_TEACHER = 200;
/** Students in a class at a time: a bulk list has as many rows (product: "Classes"). */
export const MOST_STUDENTS_OF_CLASS = 500;
/** Classes that a student is in at a time. */
export const MOST_CLASSES_OF_STUDENT = 20;
