import { expect, it } from 'vitest';
import { stepOf, summaryOf } from './help-group.ts';
import type { HelpReason } from './who-needs-help.ts';

const DAY = 86_400_000;
const seen = (lastSeen: string | null) => ({ joinedAt: '2026-09-01T00:00:00Z', lastSeen });
const never = seen(null);
const inVocab = (difference: number): HelpReason => ({
  kind: 'skill',
  skill: 'Vocab',
  right: 4,
  counted: 8,
  expected: 6.2,
  difference,
});

it.each<[string, HelpReason, number]>([
  ['a pretest that is not begun', { kind: 'pretest-open', days: 9, begun: false }, 0],
  ['a pretest that is', { kind: 'pretest-open', days: 30, begun: true }, 1],
  ['guessing on a third', { kind: 'guessing', share: 0.31 }, 1],
  ['guessing on half', { kind: 'guessing', share: 0.5 }, 2],
  ['nothing but guessing', { kind: 'guessing', share: 1 }, 4],
  ['four quizzes not passed', { kind: 'not-passing', taken: 5, passed: 1 }, 4],
  ['a tenth fewer right than expected', inVocab(-0.1), 0],
  ['a fifth fewer', inVocab(-0.2), 1],
  ['a fall by 1.9', { kind: 'level-fell', levels: 1.9 }, 1],
  ['2.4 levels below the grade', { kind: 'far-below', value: 2.6, grade: 5 }, 2],
  ['a level above the grade', { kind: 'far-below', value: 5.5, grade: 5 }, 0],
])('%s has gone so far', (_, reason, step) => expect(stepOf(never, reason)).toBe(step));

it('of one who is away the day of the last visit counts, and not the days since', () => {
  const [first, later] = ['2026-11-01T23:00:00Z', '2026-11-02T01:00:00Z'].map((at) =>
    stepOf(seen(at), { kind: 'away', days: 14 }),
  );
  expect(later).toBe(first! + 1);
  expect(stepOf(never, { kind: 'away', days: 60 })).toBe(Date.parse('2026-09-01') / DAY);
});

it('a line has six names at most and counts everyone; two of one name are two', () => {
  const students = Array.from({ length: 8 }, (_, index) => ({
    student: {
      ...never,
      skillNeeds: [],
      studentId: index + 1,
      firstName: 'Ana',
      lastName: 'Lopez',
      username: `ana${index}`,
    },
    reason: { kind: 'away' as const, days: 30 - index },
  }));
  const group = {
    kind: 'away',
    skill: null,
    classId: 7,
    className: 'Readers',
    everyone: false,
    students,
  } as never;
  expect(summaryOf(group)).toMatchObject({ count: 8, mildest: { days: 23 } });
  expect(summaryOf(group)?.named.map(({ studentId }) => studentId)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(summaryOf({ ...(group as object), students: [] } as never)).toBeNull();
});

it('a line about a group of skills names the skill to practice: the one in which these students lost most', () => {
  const need = {
    skill: 'Craft and Structure',
    right: 9,
    counted: 20,
    expected: 14,
    difference: -0.2,
  } as const;
  const parts = [
    { skill: 'Vocab', right: 5, expected: 6 },
    { skill: 'Theme Tone', right: 2, expected: 5 },
  ] as const;
  const student = { ...never, studentId: 1, firstName: 'Ana', lastName: '', username: 'ana' };
  const members = [
    { student: { ...student, skillNeeds: [{ ...need, parts }] }, reason: { kind: 'skill', ...need } },
  ];
  const group = { kind: 'skill', classId: 7, className: 'Readers', everyone: false, students: members };
  expect(summaryOf({ ...group, skill: need.skill } as never)).toMatchObject({
    skill: 'Craft and Structure',
    practice: 'Theme Tone',
  });
});
