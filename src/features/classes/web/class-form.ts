import type { TeacherClass } from '../contract/endpoints.ts';
import { type ClassSetting, defaultClassSetting } from '../core/class-settings.ts';

/** What a teacher fills in. Selects hold text; the names are the wire's. */
export interface ClassFormValues {
  readonly name: string;
  /** The number of a grade option, empty until one is chosen. */
  readonly grade: string;
  readonly below_thirteen: boolean;
  readonly timezone: string;
  readonly show_grade: boolean;
  readonly show_points: boolean;
  readonly read_aloud_enabled: boolean;
  readonly student_chooses: boolean;
  readonly min_level: string;
  readonly max_level: string;
  readonly level_rule: ClassSetting['level_rule'];
  readonly include_short_essay_questions: boolean;
  /** Counts only where the class writes essays. */
  readonly may_skip_short_essay: boolean;
}

/** An empty form: all but the name and the grade has a good start. */
export const newClassValues = (timezone: string): ClassFormValues => ({
  name: '',
  grade: '',
  below_thirteen: false,
  timezone,
  include_short_essay_questions: false,
  may_skip_short_essay: false,
  ...settingValues(defaultClassSetting),
});

/** The form of a class that exists. */
export const valuesOfClass = (of: TeacherClass): ClassFormValues => ({
  name: of.name,
  grade: String(of.grade),
  below_thirteen: of.below_thirteen,
  timezone: of.timezone,
  include_short_essay_questions: of.include_short_essay_questions,
  may_skip_short_essay: of.may_skip_short_essay,
  ...settingValues(of.classSettingObject),
});

const settingValues = (setting: ClassSetting) => ({
  show_grade: setting.show_grade,
  show_points: setting.show_points,
  read_aloud_enabled: setting.read_aloud_enabled,
  student_chooses: setting.student_chooses,
  min_level: String(setting.min_level),
  max_level: String(setting.max_level),
  level_rule: setting.level_rule,
});

/** The part of a body that the form decides. */
export const bodyOfValues = ({
  name,
  grade,
  below_thirteen,
  timezone,
  include_short_essay_questions,
  may_skip_short_essay,
  ...setting
}: ClassFormValues) => ({
  name,
  grade: Number(grade),
  below_thirteen,
  timezone,
  include_short_essay_questions,
  may_skip_short_essay: include_short_essay_questions && may_skip_short_essay,
  class_setting: { ...setting, min_level: Number(setting.min_level), max_level: Number(setting.max_level) },
});

/** Where a refused part of the body stands in the form. */
export const classFormPaths = {
  'class_setting.min_level': 'min_level',
  'class_setting.max_level': 'max_level',
} as const;

/** What the contract's schema cannot say, or not as kindly. */
export const classFormFaults = ({ grade, min_level, max_level }: ClassFormValues) => ({
  ...(grade === '' && { grade: 'Please choose a grade.' }),
  ...(Number(min_level) > Number(max_level) && {
    min_level: 'The lowest level must not be above the highest.',
  }),
});
