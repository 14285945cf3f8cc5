import { z } from 'zod';
import { LEVEL_RULES } from '#features/progress/core/shown-level.ts';
import { CLASS_COLOR_VALUES, CLASS_ICON_NAMES, pathOfIcon } from './class-face.ts';

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

/** None, or the path of an icon of the set: never the address of another server. */
const iconPath = z.enum(['', ...CLASS_ICON_NAMES.map(pathOfIcon)], {
  error: 'The path of an icon of Openleaf, such as /icons/leaf.svg.',
});
const iconColor = z.enum(['', ...CLASS_COLOR_VALUES], {
  error: 'A color of Openleaf, such as #2A7F57.',
});

/** What a teacher sets for a class; it takes effect on the next quiz. */
export const classSettings = z.object({
  showGrade: z.boolean(),
  showPoints: z.boolean(),
  adsDisabled: z.boolean(),
  /** The lowest and highest passage level that is offered and shown. Never touches the estimate. */
  lowestLevel: level,
  highestLevel: level,
  iconUrl: iconPath,
  iconColor,
  readAloudEnabled: z.boolean(),
  newQuizUi: z.boolean(),
  /** Students choose one of three passages; switched off, the best match comes at once. */
  studentChooses: z.boolean(),
  /** How the shown level moves: with care, or one level after each clear quiz (90 % up, below 70 % down). */
  levelRule: z.enum(LEVEL_RULES),
});
export type ClassSettings = z.output<typeof classSettings>;

export const defaultClassSettings: ClassSettings = {
  showGrade: true,
  showPoints: true,
  adsDisabled: false,
  lowestLevel: 1,
  highestLevel: 12,
  iconUrl: '',
  iconColor: '',
  readAloudEnabled: true,
  newQuizUi: true,
  studentChooses: true,
  levelRule: 'steady',
};

/** The settings of a class with some of them changed. */
export const changeSetting = (
  setting: ClassSettings,
  changes: Partial<{ readonly [K in keyof ClassSettings]: ClassSettings[K] | undefined }> = {},
): ClassSettings => classSettings.parse({ ...setting, ...changes });

/** Whether these settings leave levels out; what they do not name leaves out none. */
export const narrowsLevels = ({
  lowestLevel = defaultClassSettings.lowestLevel,
  highestLevel = defaultClassSettings.highestLevel,
}: {
  readonly lowestLevel?: number | undefined;
  readonly highestLevel?: number | undefined;
} = {}): boolean =>
  lowestLevel !== defaultClassSettings.lowestLevel || highestLevel !== defaultClassSettings.highestLevel;

/** What of the settings of a class is part of a plan. */
export interface PlanSettings {
  readonly lowestLevel?: number | undefined;
  readonly highestLevel?: number | undefined;
  readonly adsDisabled?: boolean | undefined;
}

/**
 * Whether what is sent leaves out levels that the class has now. A page sends all settings with each change, so that what is sent as it is
 * stored asks for nothing, and neither does who gives levels back.
 */
export function narrowsFurther(sent: PlanSettings = {}, stored: PlanSettings = {}): boolean {
  const before = levelsOf(stored, defaultClassSettings);
  const after = levelsOf(sent, before);
  return (
    narrowsLevels(after) &&
    (after.lowestLevel > before.lowestLevel || after.highestLevel < before.highestLevel)
  );
}

/** Whether what is sent turns ads off where they are on. */
export const turnsAdsOff = (sent: PlanSettings = {}, stored: PlanSettings = {}): boolean =>
  sent.adsDisabled === true && stored.adsDisabled !== true;

type Levels = Pick<ClassSettings, 'lowestLevel' | 'highestLevel'>;
const levelsOf = (given: PlanSettings, otherwise: Levels): Levels => ({
  lowestLevel: given.lowestLevel ?? otherwise.lowestLevel,
  highestLevel: given.highestLevel ?? otherwise.highestLevel,
});
