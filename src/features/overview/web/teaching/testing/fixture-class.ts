import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { defaultClassSettings } from '#features/classes/core/class-settings.ts';

/** A class with nothing out of the ordinary. */
export const readers: TeacherClass = {
  id: 7,
  name: 'Readers',
  teacherId: 1,
  grade: 4,
  belowThirteen: true,
  includeEssays: false,
  maySkipEssays: false,
  settingsText: '',
  settings: defaultClassSettings,
  timezone: 'America/New_York',
  classCode: 'ABCD-2345',
  classCodeExpires: null,
  studentCount: 2,
  createdAt: '2026-09-01T08:00:00Z',
  ownerName: null,
  mayChange: true,
  mayReset: true,
};
