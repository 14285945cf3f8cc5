import { expect, it } from 'vitest';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { rosterCsv } from './roster-csv.ts';

const ANA: RosterLine = {
  studentId: 5,
  username: 'ana.5',
  firstName: 'Ana',
  lastName: '@Li, 李',
  joinedAt: '2026-08-20T12:00:00.000Z',
  accountLocked: false,
  startedOverAt: null,
  figures: true,
  pretestStatus: 'pretest_complete',
  readingLevel: {
    value: 4.6,
    uncertainty: 0.4,
    end: null,
    level: 4,
    nearest: 5,
    limited: false,
    settling: false,
    nearNext: true,
    measure: 827,
  },
  limitsOf: null,
  ownLevels: null,
  initialLevel: 6,
  sinceStart: -1.1,
  moved: null,
  totalPoints: 1338,
  rankId: 1,
  quizzesTaken: 100,
  quizzesPassed: 62,
  quizzesTooFast: 3,
  recentAnswers: 20,
  fastShare: 0.5,
  recentQuizzes: { taken: 5, passed: 1 },
  weekQuizzes: 2,
  weekTooFast: 1,
  weekMinutes: 22.5,
  skillNeeds: [],
  lastSeen: '2026-11-28T00:19:36.881Z',
};

it('has a line for each student: numbers as numbers, no formula, the needs in words, and nothing where nothing is told', () => {
  const hidden = {
    ...ANA,
    figures: false,
    pretestStatus: null,
    readingLevel: null,
    initialLevel: null,
    sinceStart: null,
    totalPoints: null,
    rankId: null,
    fastShare: null,
    recentQuizzes: { taken: 0, passed: 0 },
    lastSeen: null,
  };
  const csv = rosterCsv([{ ...ANA, ownLevels: { lowest: 2, highest: 4 } }, hidden], {
    asOf: Date.parse('2026-11-29T12:00:00Z'),
    grade: 4,
    className: 'Room 12',
  });
  const [header, first, second] = csv.split('\r\n');
  expect(header).toContain(
    'First name,Class,Pretest,Level shown,Estimated level,Plus or minus,Own lowest level,Own highest level,Level at start,',
  );
  expect(first).toMatch(
    /^5,ana\.5,"'@Li, 李",Ana,Room 12,Done,4,4\.6,0\.4,2,4,6,-1\.1,2,1,22\.5,5,1,100,62,3,1338,\S[^,]*,20,50,"[^"]+, [^"]+",2026-11-28T00:19:36\.881Z$/,
  );
  expect(second).toBe(`5,ana.5,"'@Li, 李",Ana,Room 12,,,,,,,,,2,1,22.5,0,0,100,62,3,,,20,,,`);
});
