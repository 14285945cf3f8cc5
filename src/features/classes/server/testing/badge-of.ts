import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { makeBadges, switchBadges } from '../../contract/badges.ts';

/** Switches the badges of a class on or off. */
export const switchBadgesOf = (teacher: Teacher, { id }: SchoolClass, badgesOn: boolean) =>
  teacher.call(switchBadges, { params: { id }, body: { badgesOn } });

/** A new badge for a student of a class that has badges on. */
export async function badgeOf(teacher: Teacher, { id }: SchoolClass, student: Student): Promise<string> {
  const made = await teacher.call(makeBadges, { params: { id }, body: { studentIds: [student.id] } });
  const badge = made.data.badges[0]?.badge;
  if (badge === undefined) throw new Error('There is no badge.');
  return badge;
}
