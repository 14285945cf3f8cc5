import { z } from 'zod';

/** The points of one day of the class's calendar. */
export const pointsDay = z.object({
  day: z.iso.date(),
  /** Earned on this day. */
  points: z.number().int(),
  /** What there was in all at its end. */
  total: z.number().int(),
});
export type PointsDay = z.output<typeof pointsDay>;

const skillCount = z.object({
  /** A group of skills or a skill, as the library calls it. */
  type: z.string(),
  totalQuestions: z.number().int(),
  correctQuestions: z.number().int(),
});

/** How the questions of a group of skills went. */
export const skillSummary = skillCount.extend({
  /** The same for each skill of the group that was asked about. */
  coreTypesSummary: z.array(skillCount),
});
export type SkillSummary = z.output<typeof skillSummary>;
