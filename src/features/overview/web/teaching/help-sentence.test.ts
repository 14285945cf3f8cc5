import { expect, it } from 'vitest';
import type { Named } from '#features/accounts/core/student-name.ts';
import type { HelpGroup, HelpReason, StudentFacts } from '../../core/who-needs-help.ts';
import { helpSentence, shareInWords } from './help-sentence.ts';

const named = (firstName: string): StudentFacts & Named => ({
  studentId: 1,
  firstName,
  lastName: '',
  username: firstName.toLowerCase(),
  joinedAt: '2026-09-01T00:00:00Z',
  lastSeen: null,
  pretestStatus: 'pretest_complete',
  recentAnswers: 0,
  fastShare: null,
  recentQuizzes: { taken: 0, passed: 0 },
});

const group = (reasons: HelpReason[], everyone = false): HelpGroup<StudentFacts & Named> => ({
  kind: reasons[0]!.kind,
  classId: 1,
  className: 'Readers',
  everyone,
  students: reasons.map((reason, index) => ({ student: named(`Ana${index}`), reason })),
});

it.each<[string, HelpGroup<StudentFacts & Named>]>([
  [
    'Ana0 has not started the pretest, 9 days after joining.',
    group([{ kind: 'pretest-open', days: 9, begun: false }]),
  ],
  [
    'Ana0 has not finished the pretest, 9 days after joining.',
    group([{ kind: 'pretest-open', days: 9, begun: true }]),
  ],
  ['Ana0 has passed 1 of the last 4 quizzes.', group([{ kind: 'not-passing', taken: 4, passed: 1 }])],
  ['Ana0 has not been here for 16 days.', group([{ kind: 'away', days: 16 }])],
  [
    '2 students have guessed on more than a third of their questions in the last 30 days.',
    group([
      { kind: 'guessing', share: 0.9 },
      { kind: 'guessing', share: 0.42 },
    ]),
  ],
  [
    'Nobody has been here for 14 days or more.',
    group(
      [
        { kind: 'away', days: 30 },
        { kind: 'away', days: 14 },
      ],
      true,
    ),
  ],
])('says "%s"', (sentence, of) => expect(helpSentence(of)).toBe(sentence));

it.each([
  [0.301, 'about a third'],
  [1 / 3, 'about a third'],
  [0.34, 'more than a third'],
  [0.5, 'more than a third'],
  [0.51, 'more than half'],
  [0.75, 'more than half'],
  [0.76, 'more than three quarters'],
])('%f in words is true to the number: %s', (share, words) => expect(shareInWords(share)).toBe(words));
