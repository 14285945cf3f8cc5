import type { Skill } from '#features/library/core/skills.ts';

interface ToRead {
  readonly activityId: number;
  /** An ISO day. */
  readonly dueDate: string;
  readonly skills: readonly Skill[];
  readonly studentIds: readonly number[];
}

interface Practice {
  readonly skill: Skill;
  readonly studentIds: readonly number[];
}

/**
 * The passage that practices a skill and that all of some students still have to read; where they have different ones, the one that is due last of
 * each one's first. Null where one of them has none.
 * @param passages what is due first in front.
 */
export function practiceToRead<P extends ToRead>(
  passages: readonly P[],
  { skill, studentIds }: Practice,
): P | null {
  const firsts = studentIds.map((id) =>
    passages.findIndex((one) => one.skills.includes(skill) && one.studentIds.includes(id)),
  );
  return firsts.length === 0 || firsts.includes(-1) ? null : (passages[Math.max(...firsts)] ?? null);
}
