import type { TeacherClass } from '../contract/endpoints.ts';
import { type ClassSettings, defaultClassSettings } from '../core/class-settings.ts';
import { startsUnderThirteen } from '../core/starts-under-thirteen.ts';

/** What a teacher fills in. Selects hold text; the names are the wire's. */
export interface ClassFormValues {
  readonly name: string;
  /** The number of a grade option, empty until one is chosen. */
  readonly grade: string;
  /** Null until a teacher decides it: then the grade does. */
  readonly belowThirteen: boolean | null;
  readonly timezone: string;
  readonly showGrade: boolean;
  readonly showPoints: boolean;
  readonly readAloudEnabled: boolean;
  readonly studentChooses: boolean;
  readonly lowestLevel: string;
  readonly highestLevel: string;
  readonly levelRule: ClassSettings['levelRule'];
  readonly iconUrl: ClassSettings['iconUrl'];
  readonly iconColor: ClassSettings['iconColor'];
  readonly includeEssays: boolean;
  /** Counts only where the class writes essays. */
  readonly maySkipEssays: boolean;
}

/** An empty form: all but the name and the grade has a good start. */
export const newClassValues = (timezone: string): ClassFormValues => ({
  name: '',
  grade: '',
  belowThirteen: null,
  timezone,
  includeEssays: false,
  maySkipEssays: false,
  ...settingValues(defaultClassSettings),
});

/** Whether the rules for children hold: as the teacher decided, or as the grade suggests. */
export const belowThirteenOf = ({ belowThirteen, grade }: Pick<ClassFormValues, 'belowThirteen' | 'grade'>) =>
  belowThirteen ?? startsUnderThirteen(grade === '' ? null : Number(grade));

/** The form of a class that exists. */
export const valuesOfClass = (schoolClass: TeacherClass): ClassFormValues => ({
  name: schoolClass.name,
  grade: String(schoolClass.grade),
  belowThirteen: schoolClass.belowThirteen,
  timezone: schoolClass.timezone,
  includeEssays: schoolClass.includeEssays,
  maySkipEssays: schoolClass.maySkipEssays,
  ...settingValues(schoolClass.settings),
});

const settingValues = (setting: ClassSettings) => ({
  showGrade: setting.showGrade,
  showPoints: setting.showPoints,
  readAloudEnabled: setting.readAloudEnabled,
  studentChooses: setting.studentChooses,
  lowestLevel: String(setting.lowestLevel),
  highestLevel: String(setting.highestLevel),
  levelRule: setting.levelRule,
  iconUrl: setting.iconUrl,
  iconColor: setting.iconColor,
});

/** The part of a body that the form decides. */
export const bodyOfValues = ({
  name,
  grade,
  belowThirteen,
  timezone,
  includeEssays,
  maySkipEssays,
  ...setting
}: ClassFormValues) => ({
  name,
  grade: Number(grade),
  belowThirteen: belowThirteenOf({ belowThirteen, grade }),
  timezone,
  includeEssays,
  maySkipEssays: includeEssays && maySkipEssays,
  settings: {
    ...setting,
    lowestLevel: Number(setting.lowestLevel),
    highestLevel: Number(setting.highestLevel),
  },
});

/** The field of a refused part of the body. */
export const classFormPaths = {
  'settings.lowestLevel': 'lowestLevel',
  'settings.highestLevel': 'highestLevel',
} as const;

/** What the contract's schema cannot say, or not as kindly. */
export const classFormFaults = ({ grade, lowestLevel, highestLevel }: ClassFormValues) => ({
  ...(grade === '' && { grade: 'Please choose a grade.' }),
  ...(Number(lowestLevel) > Number(highestLevel) && {
    lowestLevel: 'The lowest level cannot be above the highest.',
  }),
});
