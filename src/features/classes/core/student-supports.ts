import { z } from 'zod';
import { type LevelRange, toLevel } from '#features/progress/core/scale.ts';

const level = z.number().int().min(1).max(12);

/** What a class gives one student (decision 72). It acts while the class is the one that counts for the student. */
export const studentSupports = z.object({
  /** The lowest and highest passage level of this student, in place of the class's; null: the class's. */
  ownLevels: z.object({ lowestLevel: level, highestLevel: level }).nullable(),
  /** The student may listen although the class may not. */
  listening: z.boolean(),
  largerText: z.boolean(),
  /** Line focus is on when a text opens. */
  lineFocus: z.boolean(),
});
export type StudentSupports = z.output<typeof studentSupports>;

/** Levels of a membership: both are null, or none is. */
export interface OwnLevels {
  readonly lowest_level: number | null;
  readonly highest_level: number | null;
}

/** The levels that hold for a student: their own in the class, else the class's. */
export const levelsFor = (
  { lowest_level: lowest, highest_level: highest }: OwnLevels,
  ofClass: LevelRange,
): LevelRange =>
  lowest === null || highest === null ? ofClass : { minLevel: toLevel(lowest), maxLevel: toLevel(highest) };

/** The columns of a membership that hold what the class gives the student. */
export interface SupportColumns extends OwnLevels {
  readonly listening: boolean;
  readonly larger_text: boolean;
  readonly line_focus: boolean;
}

export const supportsOf = ({
  lowest_level: lowestLevel,
  highest_level: highestLevel,
  ...on
}: SupportColumns): StudentSupports => ({
  ownLevels: lowestLevel === null || highestLevel === null ? null : { lowestLevel, highestLevel },
  listening: on.listening,
  largerText: on.larger_text,
  lineFocus: on.line_focus,
});

export const toSupportColumns = ({ ownLevels, ...on }: StudentSupports): SupportColumns => ({
  lowest_level: ownLevels && ownLevels.lowestLevel,
  highest_level: ownLevels && ownLevels.highestLevel,
  listening: on.listening,
  larger_text: on.largerText,
  line_focus: on.lineFocus,
});
