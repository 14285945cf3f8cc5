import type { StudentFacts } from './who-needs-help.ts';

export const NOW = Date.parse('2026-11-20T12:00:00Z');
export const daysAgo = (days: number): string => new Date(NOW - days * 86_400_000).toISOString();

/** A student of whom all is well, but for these facts. */
export const studentFacts = (facts: Partial<StudentFacts> = {}): StudentFacts => ({
  studentId: 1,
  joinedAt: daysAgo(60),
  startedOverAt: null,
  lastSeen: daysAgo(1),
  pretestStatus: 'pretest_complete',
  recentAnswers: 40,
  fastShare: 0.05,
  readingLevel: { value: 4.6, uncertainty: 0.5, settling: false },
  sinceStart: 0.4,
  moved: null,
  recentQuizzes: { taken: 5, passed: 4 },
  skillNeeds: [],
  ...facts,
});
