import type { Skill } from '#features/library/core/skills.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { newActivityPage } from '#platform/screens/core/staff-addresses.ts';

/** A new activity for these students, with passages that practice the skill. */
export const practiceLink = (
  classId: number,
  skill: Skill,
  students: readonly { readonly studentId: number }[],
) =>
  linkTo(
    newActivityPage,
    {},
    { class: classId, students: students.map(({ studentId }) => studentId).join('-'), skill },
  );
