/** Classes that a teacher has at a time; archived ones don't count. */
export const MAX_CLASSES_OF_TEACHER = 200;
/** Students in a class at a time: a bulk list has as many rows (product: "Classes"). */
export const MAX_STUDENTS_OF_CLASS = 500;
/**
 * So long a teacher can bring back a student whom they took out of a class. A week: a wrong removal is often noticed in the next
 * lesson. It ends earlier when the student comes into any class.
 */
export const DAYS_TO_UNDO_REMOVAL = 7;
/**
 * Classes that a student is in at a time: so many confirmed ones, and so many others. Anyone can register as a teacher and
 * have a student join classes, and those must keep nobody out of a real one.
 */
export const MAX_CLASSES_OF_STUDENT = 20;
/** Classes that are not confirmed count for so long after they were archived: archiving makes no room for more. */
export const DAYS_COUNTED_AFTER_ARCHIVE = 365;
/** Teachers whom a student asks within so many days: as many as the classes that the student may be in. */
export const MAX_TEACHERS_ASKED = MAX_CLASSES_OF_STUDENT;
/** So long a teacher is told that a student asked; then the student may ask again. */
export const DAYS_OF_INVITATION = 30;
/** Students who asked and are listed at a time, the newest; more of them are counted. */
export const MAX_INVITATIONS_LISTED = 60;
/**
 * Students who join one class by its code from one network within ten minutes. A class of 40 on its first day never notices;
 * a person elsewhere who fills a class with invented students does not use up what its school has.
 */
export const JOINS_FROM_NETWORK = { calls: 60, seconds: 600 } as const;
/** A whole IPv6 /48 has so many times that: half of what all networks have together, so that it cannot use up all of it. */
export const JOINS_SHARE_OF_BLOCK = 2;
/** The same from all networks together: slow enough to be seen, and the teacher can renew or close the code. */
export const JOINS_BY_CODE = { calls: 240, seconds: 600 } as const;
/** Classes of others that a teacher co-teaches at a time. */
export const MAX_CLASSES_SHARED = 50;
/** Co-teachers of a class, with those who have an open invitation. */
export const MAX_CO_TEACHERS = 20;
/** Addresses that are invited by one call. */
export const MAX_INVITED_AT_ONCE = 10;
/** So long a co-teacher can accept: two weeks, so that a school holiday does not end it. */
export const DAYS_OF_CO_TEACHER_INVITE = 14;
/** Who said no is not asked again by the same class for so many days. */
export const DAYS_UNTIL_ASKED_AGAIN = 7;
/** Co-teachers whom a teacher invites within a day, in all classes. */
export const INVITES_A_DAY = { calls: 20, seconds: 86_400 } as const;
/** Mails about this that one teacher sends to one mailbox within a day: the second one is for a link that was lost. */
export const INVITE_MAILS_A_DAY = { calls: 2, seconds: 86_400 } as const;
