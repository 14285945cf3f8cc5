import { z } from 'zod';
import { LEVEL_RULES } from '#features/progress/core/shown-level.ts';

/** Grade options of a class or a student (spec: 1–12, ESL, Intervention, Special Ed, Other). */
export const GRADES = {
  1: 'Grade 1',
  2: 'Grade 2',
  3: 'Grade 3',
  4: 'Grade 4',
  5: 'Grade 5',
  6: 'Grade 6',
  7: 'Grade 7',
  8: 'Grade 8',
  9: 'Grade 9',
  10: 'Grade 10',
  11: 'Grade 11',
  12: 'Grade 12',
  13: 'ESL',
  14: 'Intervention',
  15: 'Special Ed',
  16: 'Other',
} as const;
export type Grade = keyof typeof GRADES;

export const grade = z.number().int().min(1).max(16);
const level = z.number().int().min(1).max(12);

/** What a teacher sets for a class; it takes effect on the next quiz. Names are the spec's. */
export const classSetting = z.object({
  show_grade: z.boolean(),
  show_points: z.boolean(),
  ads_disabled: z.boolean(),
  /** The lowest and highest passage level that is offered and shown. Never touches the estimate. */
  min_level: level,
  max_level: level,
  icon_url: z.string().max(200),
  icon_bg_color: z.string().regex(/^(#[0-9a-fA-F]{6})?$/, 'A color such as #1F6B4A.'),
  read_aloud_enabled: z.boolean(),
  new_quiz_ui: z.boolean(),
  /** Students choose one of three passages; switched off, the best match comes at once. */
  student_chooses: z.boolean(),
  /** How the shown level moves: with care, or one level after each clear quiz (90 % up, below 70 % down). */
  level_rule: z.enum(LEVEL_RULES),
});
export type ClassSetting = z.output<typeof classSetting>;

export const defaultClassSetting: ClassSetting = {
  show_grade: true,
  show_points: true,
  ads_disabled: false,
  min_level: 1,
  max_level: 12,
  icon_url: '',
  icon_bg_color: '',
  read_aloud_enabled: true,
  new_quiz_ui: true,
  student_chooses: true,
  level_rule: 'steady',
};
