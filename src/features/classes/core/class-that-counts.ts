/** A class of a student, as far as it decides whose rules count and who may see or change what. */
export interface JoinedClass {
  readonly id: number;
  readonly teacherId: number;
  /** Whether an admin has approved the class's teacher. */
  readonly teacherApproved: boolean;
  /** When an approved teacher last made it the student's primary class (epoch ms); null when none did. */
  readonly primarySince: number | null;
  /** A class of a locked teacher counts for nothing: `countedClasses` leaves it out. */
  readonly teacherLocked?: false;
}

interface MaybeLocked {
  readonly teacherLocked: boolean;
}
/** A class of a student whose teacher is not locked. */
export type Counted<C extends MaybeLocked> = C & { readonly teacherLocked: false };

/** The classes of a student without those of locked teachers, which set no rules, give no rights and are on no list. */
export const countedClasses = <C extends MaybeLocked>(joined: readonly C[]): Counted<C>[] =>
  joined.filter((one): one is Counted<C> => !one.teacherLocked);

/**
 * Whether it is known that a class belongs to a teacher of the school: its teacher was approved. Anyone can register as a
 * teacher and create classes, so a class alone proves nothing. A class that belongs to a school counts here, too, once
 * there are schools.
 */
export const isConfirmed = ({ teacherApproved }: Pick<JoinedClass, 'teacherApproved'>): boolean =>
  teacherApproved;

/**
 * The classes of a student, given in the order of joining, in the order in which they count: those that are confirmed
 * first, among them the one that was made primary last, then the first joined. The first of the result is the class whose
 * rules hold for the student's next quiz (product: "Classes").
 */
export const inOrderOfCounting = <C extends JoinedClass>(joined: readonly C[]): C[] =>
  joined.toSorted((a, b) => Number(isConfirmed(b)) - Number(isConfirmed(a)) || chosen(b) - chosen(a));

/**
 * The classes that may hide level, grade or points from a student: the confirmed ones, and where there is none, all. Anyone
 * can have a student join a class, and that must take nothing away from a student of a real one. A confirmed class goes on
 * hiding when its teacher is locked: what a teacher of the school kept from a student does not come to light by that. Of
 * others the lock ends it, because it is the operator's answer to classes that were made to take something away.
 */
export function classesThatHide<C extends Pick<JoinedClass, 'teacherApproved'> & MaybeLocked>(
  joined: readonly C[],
): readonly C[] {
  const confirmed = joined.filter(isConfirmed);
  return confirmed.length > 0 ? confirmed : countedClasses(joined);
}

/** Only an approved teacher chooses: a choice stops counting together with the approval. */
const chosen = (schoolClass: JoinedClass): number =>
  isConfirmed(schoolClass) && schoolClass.primarySince !== null ? schoolClass.primarySince : 0;
