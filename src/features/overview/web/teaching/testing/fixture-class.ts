import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { defaultClassSetting } from '#features/classes/core/class-settings.ts';

/** A class with nothing out of the ordinary. */
export const readers: TeacherClass = {
  id: 7,
  name: 'Readers',
  teacherId: 1,
  grade: 4,
  below_thirteen: true,
  include_short_essay_questions: false,
  may_skip_short_essay: false,
  classSetting: '',
  classSettingObject: defaultClassSetting,
  timezone: 'America/New_York',
  classCode: 'ABCD-2345',
  classCodeExpires: null,
  studentCount: 2,
  createDate: '2026-09-01T08:00:00Z',
};
