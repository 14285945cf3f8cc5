import { expect, it } from 'vitest';
import { assignedSettings, type ClassOfStudent, quizSettings } from './quiz-settings.ts';

const room: ClassOfStudent = {
  id: 1,
  grade: 4,
  timezone: 'America/Chicago',
  belowThirteen: true,
  range: { minLevel: 2, maxLevel: 6 },
  readAloud: false,
  supports: { listening: false, largerText: true, lineFocus: false },
  studentChooses: false,
  levelRule: 'classic',
  includesEssay: true,
  maySkipEssay: false,
};
const own = { timezone: 'Europe/Berlin', underThirteen: true };

it('takes the rules of the class that counts, and none of another class', () => {
  expect(
    quizSettings([room, { ...room, id: 2, grade: 9, range: { minLevel: 8, maxLevel: 9 } }], own),
  ).toEqual({
    classId: 1,
    grade: 4,
    timezone: 'America/Chicago',
    range: { minLevel: 2, maxLevel: 6 },
    rule: 'classic',
    readAloud: false,
    supports: { listening: false, largerText: true, lineFocus: false },
    studentChooses: false,
    includesEssay: true,
    maySkipEssay: false,
    underThirteen: true,
    assignedLevel: null,
    again: false,
    sentences: 'whole',
  });
});

it('gives an assigned passage to its class, and leaves what moves the student with the class that counts', () => {
  const club: ClassOfStudent = {
    ...room,
    id: 2,
    timezone: 'Pacific/Kiritimati',
    range: { minLevel: 11, maxLevel: 12 },
    supports: { listening: false, largerText: false, lineFocus: true },
    readAloud: true,
  };
  const settings = quizSettings([room, club], own);
  const ofClub = { ...club, includesEssay: false, maySkipEssay: true, levelRule: 'steady' } as const;
  expect(assignedSettings(settings, ofClub, 7)).toEqual({
    ...settings,
    classId: 2,
    readAloud: true,
    includesEssay: false,
    maySkipEssay: true,
    assignedLevel: 7,
  });
});

it('lets a student listen in every quiz whom the class that counts lets listen', () => {
  const ana = { ...room, supports: { listening: true, largerText: false, lineFocus: false } };
  const settings = quizSettings([ana], own);
  expect(settings.readAloud).toBe(true);
  expect(assignedSettings(settings, { ...room, id: 2 }, 3).readAloud).toBe(true);
  expect(assignedSettings(quizSettings([room], own), { ...room, id: 2 }, 3).readAloud).toBe(false);
});

it('without a class takes the own time zone and every level', () => {
  expect(quizSettings([], own)).toMatchObject({
    classId: null,
    grade: null,
    timezone: 'Europe/Berlin',
    range: { minLevel: 1, maxLevel: 12 },
    studentChooses: true,
    includesEssay: false,
    rule: 'steady',
  });
});
