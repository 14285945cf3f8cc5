import { z } from 'zod';
import { levelReason, scaleEnd } from '#features/progress/contract/views.ts';
import { essayScore } from '#features/quiz/contract/short-essay.ts';
import { skillStanding } from '#features/reports/contract/skill-views.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';

/** The points of one day of the class's calendar. */
export const pointsDay = z.object({
  day: z.iso.date(),
  /** Earned on this day. */
  points: z.number().int(),
  /** What there was in all at its end. */
  total: z.number().int(),
});
export type PointsDay = z.output<typeof pointsDay>;

/** How the answers to a group of skills or a skill went, as reports count them (`skillOfStudent`). */
const skillCount = z.object({
  /** As the library calls it. */
  type: z.string(),
  askedCount: z.number().int(),
  rightCount: z.number().int(),
  standing: skillStanding,
  /** Those that were too fast to count, too. */
  answers: z.number().int(),
  /** Null for the student. */
  number: z
    .object({
      expected: z.number(),
      giveOrTake: z.number(),
      difference: z.number().nullable(),
      doubt: z.number().nullable(),
    })
    .nullable(),
});
export type SkillCount = z.output<typeof skillCount>;

export const skillSummary = skillCount.extend({
  /** The same for each skill of the group that was asked about. */
  skillsOfGroup: z.array(skillCount),
});
export type SkillSummary = z.output<typeof skillSummary>;

/** One line of the quiz history. */
export const historyLine = z.object({
  attemptId: id,
  versionId: id,
  title: z.string(),
  topic: z.string(),
  finishedAt: moment,
  /** Right answers that were not too fast to count. */
  right: z.number().int(),
  total: z.number().int(),
  passed: z.boolean(),
  fastAnswers: z.number().int(),
  passageLevel: z.number().int().nullable(),
  /** The sum that the results show: with its challenge questions and its essay, without the weekly goal. */
  points: z.number().int().nullable(),
  minutes: z.number(),
  /** A teacher has let the student start over since: it counts for neither level nor goal now. */
  beforeReset: z.boolean(),
  /** The short essay of the quiz, where one was handed in. */
  essay: z
    .object({
      /** 0–4 by the passage's rubric, once a teacher has read it. */
      score: essayScore.nullable(),
      /** Its student has not looked at the score yet. */
      isNew: z.boolean(),
      /** Its share of the points above. */
      points: z.number().int().nullable(),
    })
    .nullable(),
});
export type HistoryLine = z.output<typeof historyLine>;

/** The estimate at one moment, on the scale of 1.0–12.0. */
export const levelPoint = z.object({
  at: moment,
  kind: z.enum(['pretest', 'practice']),
  value: z.number(),
  /** The band of one standard deviation around it. */
  low: z.number(),
  high: z.number(),
  /** Half of that band on the scale continued beyond its ends. */
  uncertainty: z.number(),
  end: scaleEnd,
  /** The shown level after it. */
  level: z.number().int(),
});
export type LevelPoint = z.output<typeof levelPoint>;

/** A passage that was read, with how hard it is and how hard a text the student reads after it, on one scale (200–1400). */
export const readingPoint = z.object({
  at: moment,
  attemptId: id,
  versionId: id,
  title: z.string(),
  /** The estimated reading measure of the passage. */
  measure: z.number().int(),
  /** That of the student after it; null where it is outside of the scale, or not known. */
  readerMeasure: z.number().int().nullable(),
  passed: z.boolean(),
  /** Too fast to count: it was not read. */
  tooFast: z.boolean(),
});
export type ReadingPoint = z.output<typeof readingPoint>;

/** A quiz after which a student read at another level than before it. */
export const levelChange = z.object({
  at: moment,
  attemptId: id,
  versionId: id,
  reason: levelReason,
  /** A teacher has let the student start over since. */
  beforeReset: z.boolean(),
});
export type LevelChange = z.output<typeof levelChange>;
