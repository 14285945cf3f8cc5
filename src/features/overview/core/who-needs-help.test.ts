import { describe, expect, it } from 'vitest';
import { daysAgo, NOW, studentFacts } from './fixture-student-facts.ts';
import { helpReasons, type StudentFacts, whoNeedsHelp } from './who-needs-help.ts';

const student = studentFacts;
const VOCAB = { skill: 'Vocab', right: 4, counted: 8, expected: 6.2, difference: -0.14 } as const;
const COMPARE = { ...VOCAB, skill: 'Compare', difference: -0.3 } as const;

describe('a student needs help', () => {
  it.each<[string, Partial<StudentFacts>, object | null]>([
    ['not at all when all is well', {}, null],
    [
      'with starting the pretest after a week',
      { pretestStatus: 'pretest_not_started', joinedAt: daysAgo(7) },
      { kind: 'pretest-open', days: 7, begun: false },
    ],
    [
      'with finishing the pretest',
      { pretestStatus: 'pretest_in_progress', joinedAt: daysAgo(9.5) },
      { kind: 'pretest-open', days: 9, begun: true },
    ],
    [
      'not with starting the pretest in the first week',
      { pretestStatus: 'pretest_not_started', joinedAt: daysAgo(6.9) },
      null,
    ],
    [
      'not with finishing the pretest in the first week',
      { pretestStatus: 'pretest_in_progress', joinedAt: daysAgo(6.9) },
      null,
    ],
    [
      'not with the pretest of a student who started over this week',
      { pretestStatus: 'pretest_not_started', startedOverAt: daysAgo(3) },
      null,
    ],
    [
      'with the pretest a week after starting over',
      { pretestStatus: 'pretest_not_started', startedOverAt: daysAgo(8) },
      { kind: 'pretest-open', days: 8, begun: false },
    ],
    ['when the level fell by one', { sinceStart: -1, moved: 'down' }, { kind: 'level-fell', levels: 1 }],
    ['not when it fell by less', { sinceStart: -0.9, moved: 'down' }, null],
    ['not when the fall may be chance', { sinceStart: -1, moved: null }, null],
    ['not while it is not known where the student started', { sinceStart: null }, null],
    [
      'when even the upper end of the doubt is two levels below the grade',
      { readingLevel: { value: 1.5, uncertainty: 0.5, settling: false } },
      { kind: 'far-below', value: 1.5, grade: 4 },
    ],
    [
      'not when the doubt reaches higher',
      { readingLevel: { value: 1.5, uncertainty: 0.6, settling: false } },
      null,
    ],
    ['not while no level is known', { readingLevel: null }, null],
    [
      'not while the level is still being found',
      { readingLevel: { value: 1, uncertainty: 0.9, settling: true } },
      null,
    ],
    [
      'not after two quizzes',
      {
        readingLevel: { value: 1, uncertainty: 0.5, settling: false },
        recentQuizzes: { taken: 2, passed: 1 },
      },
      null,
    ],
    ['with guessing above 30 %', { fastShare: 0.301 }, { kind: 'guessing', share: 0.301 }],
    ['not with guessing at 30 %', { fastShare: 0.3 }, null],
    [
      'with guessing from ten answers on',
      { fastShare: 0.5, recentAnswers: 10 },
      { kind: 'guessing', share: 0.5 },
    ],
    ['not with guessing on fewer', { fastShare: 0.9, recentAnswers: 9 }, null],
    ['not with guessing when nothing was answered', { fastShare: null }, null],
    [
      'with passing one quiz of five',
      { recentQuizzes: { taken: 5, passed: 1 } },
      { kind: 'not-passing', taken: 5, passed: 1 },
    ],
    [
      'with passing none of three',
      { recentQuizzes: { taken: 3, passed: 0 } },
      { kind: 'not-passing', taken: 3, passed: 0 },
    ],
    [
      'with passing one of four',
      { recentQuizzes: { taken: 4, passed: 1 } },
      { kind: 'not-passing', taken: 4, passed: 1 },
    ],
    ['not when one of three is passed', { recentQuizzes: { taken: 3, passed: 1 } }, null],
    ['not when two of four are', { recentQuizzes: { taken: 4, passed: 2 } }, null],
    ['not when two of five are', { recentQuizzes: { taken: 5, passed: 2 } }, null],
    ['with a skill', { skillNeeds: [{ ...VOCAB, parts: [] }] }, { kind: 'skill', ...VOCAB }],
    ['not after two quizzes', { recentQuizzes: { taken: 2, passed: 0 } }, null],
    ['after 14 days away', { lastSeen: daysAgo(14) }, { kind: 'away', days: 14 }],
    ['not after 13 days away', { lastSeen: daysAgo(13.9) }, null],
    ['when never seen since joining', { lastSeen: null, joinedAt: daysAgo(20) }, { kind: 'away', days: 20 }],
    [
      'first with the pretest, whatever else',
      { pretestStatus: 'pretest_not_started', fastShare: 0.9, lastSeen: null },
      { kind: 'pretest-open', days: 60, begun: false },
    ],
  ])('%s', (_, facts, reason) =>
    expect(helpReasons(student(facts), NOW, 4)).toEqual(reason === null ? [] : [reason]),
  );
});

it('names everything that a student needs help with, once the pretest is done', () => {
  const facts = { fastShare: 0.9, recentQuizzes: { taken: 5, passed: 0 }, lastSeen: daysAgo(20) };
  expect(helpReasons(student(facts), NOW, 4).map(({ kind }) => kind)).toEqual([
    'guessing',
    'not-passing',
    'away',
  ]);
});

const away = (studentId: number, days: number) => student({ studentId, lastSeen: daysAgo(days) });
const guessing = (studentId: number, fastShare: number) => student({ studentId, fastShare });
const inClass = (classId: number, students: StudentFacts[]) => ({
  classId,
  className: `Class ${classId}`,
  grade: 4,
  students,
});

const reasonsFor = (rosters: Parameters<typeof whoNeedsHelp>[0]) =>
  whoNeedsHelp(rosters, NOW).map(({ kind, classId, everyone, students }) => [
    kind,
    classId,
    everyone,
    students.map(({ student: { studentId } }) => studentId),
  ]);

describe('who needs the teacher', () => {
  it('is grouped by what and by class, the most pressing student first', () => {
    const first = inClass(1, [away(1, 15), guessing(2, 0.4), guessing(3, 0.6), student({ studentId: 4 })]);
    const second = inClass(2, [guessing(5, 0.5), student({ studentId: 6 })]);
    expect(reasonsFor([first, second])).toEqual([
      ['guessing', 1, false, [3, 2]],
      ['guessing', 2, false, [5]],
      ['away', 1, false, [1]],
    ]);
  });

  it('begins with the most pressing group of each class, so that none stands behind another', () => {
    const full = [
      guessing(1, 0.5),
      away(2, 15),
      student({ studentId: 3, recentQuizzes: { taken: 3, passed: 0 } }),
    ];
    expect(
      reasonsFor([inClass(1, full), inClass(2, [away(4, 20), student()])]).map(([kind, id]) => [kind, id]),
    ).toEqual([
      ['guessing', 1],
      ['away', 2],
      ['not-passing', 1],
      ['away', 1],
    ]);
  });

  it('has a group for each skill, the one with most to gain first, the student who lacks most in front', () => {
    const needing = (studentId: number, ...needs: (typeof VOCAB | typeof COMPARE)[]) =>
      student({ studentId, skillNeeds: needs.map((need) => ({ ...need, parts: [] })) });
    const worse = { ...VOCAB, difference: -0.2 } as never;
    const groups = whoNeedsHelp(
      [inClass(1, [needing(1, COMPARE), needing(2, VOCAB), needing(3, worse)])],
      NOW,
    );
    expect(
      groups.map(({ skill, students }) => [skill, students.map(({ student: { studentId } }) => studentId)]),
    ).toEqual([
      ['Vocab', [3, 2]],
      ['Compare', [1]],
    ]);
  });

  it('counts everyone in each line, in another line and in another class, too', () => {
    const both = student({ studentId: 1, fastShare: 0.4, lastSeen: daysAgo(20) });
    expect(reasonsFor([inClass(1, [both, away(2, 30)]), inClass(2, [both, student()])])).toEqual([
      ['guessing', 1, false, [1]],
      ['guessing', 2, false, [1]],
      ['away', 1, true, [2, 1]],
      ['away', 2, false, [1]],
    ]);
  });

  it('says when it is the whole class, of more than one', () => {
    expect(reasonsFor([inClass(1, [away(1, 15), away(2, 30)])])).toEqual([['away', 1, true, [2, 1]]]);
    expect(reasonsFor([inClass(1, [away(1, 15)])])).toEqual([['away', 1, false, [1]]]);
  });

  it('is nobody in classes without students', () => expect(reasonsFor([inClass(1, [])])).toEqual([]));
});

it('judges no level by a grade without a number', () => {
  const facts = student({ readingLevel: { value: 1.2, uncertainty: 0.1, settling: false } });
  expect(helpReasons(facts, NOW, 13)).toEqual([]);
});
