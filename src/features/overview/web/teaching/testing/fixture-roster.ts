import type { RosterLine } from '../../../contract/endpoints.ts';

/** The moment at which the tests of these screens look. */
export const NOW = Date.parse('2026-11-20T12:00:00Z');

/** A student with nothing out of the ordinary, changed by `facts`. */
export const rosterLine = (firstName: string, facts: Partial<RosterLine> = {}): RosterLine => ({
  studentId: firstName.charCodeAt(0),
  username: firstName.toLowerCase(),
  firstName,
  lastName: 'Rivera',
  joinedAt: '2026-09-01T08:00:00Z',
  accountLocked: false,
  startedOverAt: null,
  figures: true,
  limitsOf: null,
  ownLevels: null,
  pretestStatus: 'pretest_complete',
  readingLevel: {
    value: 4.57,
    uncertainty: 0.52,
    end: null,
    limited: false,
    settling: false,
    nearNext: false,
    level: 5,
    nearest: 5,
    measure: 828,
  },
  initialLevel: 4,
  sinceStart: 0.6,
  moved: 'up',
  totalPoints: 420,
  rankId: 7,
  quizzesTaken: 12,
  quizzesPassed: 9,
  quizzesTooFast: 0,
  recentAnswers: 60,
  fastShare: 0.02,
  recentQuizzes: { taken: 5, passed: 4 },
  skillNeeds: [],
  weekQuizzes: 2,
  weekTooFast: 0,
  weekMinutes: 14.5,
  lastSeen: '2026-11-19T15:00:00Z',
  ...facts,
});

/** A level that has not followed its estimate yet: 6.6 lies nearer to Seven, and Six is shown. */
export const SIX_NEAR_SEVEN: NonNullable<RosterLine['readingLevel']> = {
  value: 6.6,
  uncertainty: 0.5,
  end: null,
  limited: false,
  settling: false,
  nearNext: true,
  level: 6,
  nearest: 7,
  measure: 1008,
};

/** A student who reads at a level. @param value the estimate, where it is not the level itself. */
export const readerAt = (firstName: string, level: number, value = level): RosterLine =>
  rosterLine(firstName, {
    readingLevel: {
      value,
      uncertainty: 0.5,
      end: null,
      limited: false,
      settling: false,
      nearNext: false,
      level,
      nearest: level,
      measure: 800,
    },
  });
