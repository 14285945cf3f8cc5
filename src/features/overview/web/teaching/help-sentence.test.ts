import { expect, it } from 'vitest';
import type { HelpSummary } from '../../core/help-group.ts';
import type { HelpReason } from '../../core/who-needs-help.ts';
import { helpSentence, helpWord, shareInWords } from './help-sentence.ts';

const inVocab = {
  kind: 'skill',
  skill: 'Vocab',
  right: 4,
  counted: 8,
  expected: 6.2,
  difference: -0.14,
} as const;
const failing = { kind: 'not-passing', taken: 5, passed: 1 } as const;
const group = (reasons: readonly [HelpReason, ...HelpReason[]], everyone = false): HelpSummary => ({
  kind: reasons[0].kind,
  skill: reasons[0].kind === 'skill' ? reasons[0].skill : null,
  practice: null,
  classId: 1,
  className: 'Readers',
  everyone,
  count: reasons.length,
  mildest: reasons.at(-1) ?? reasons[0],
  named: reasons.map((reason, index) => ({
    studentId: index + 1,
    firstName: `Ana${index}`,
    lastName: '',
    username: `ana${index}`,
    reason,
  })),
});

it.each<[string, HelpSummary]>([
  ['Ana0 has not started the pretest for 9 days.', group([{ kind: 'pretest-open', days: 9, begun: false }])],
  ['Ana0 has not finished the pretest for 9 days.', group([{ kind: 'pretest-open', days: 9, begun: true }])],
  ['Ana0 has passed 1 of the last 5 quizzes.', group([failing])],
  ['Ana0 has gone down by 1.4 levels since the start.', group([{ kind: 'level-fell', levels: 1.4 }])],
  [
    'The level of 2 students has fallen by 1.1 or more since the start.',
    group([
      { kind: 'level-fell', levels: 1.4 },
      { kind: 'level-fell', levels: 1.1 },
    ]),
  ],
  [
    'Ana0 reads at Level One or below, far below grade 5.',
    group([{ kind: 'far-below', value: 1, grade: 5 }]),
  ],
  ['Ana0 reads at 2.1, far below grade 5.', group([{ kind: 'far-below', value: 2.1, grade: 5 }])],
  [
    'Ana0 has guessed on 42% of the questions in the last 30 days.',
    group([{ kind: 'guessing', share: 0.424 }]),
  ],
  ['Ana0 could use help with vocabulary.', group([inVocab])],
  ['2 students could use help with vocabulary.', group([inVocab, inVocab])],
  ['2 students have passed at most 1 in 4 of their last quizzes.', group([failing, failing])],
  ['Ana0 has not been here for 16 days.', group([{ kind: 'away', days: 16 }])],
  [
    '2 students have guessed on more than a third of their questions in the last 30 days.',
    group([
      { kind: 'guessing', share: 0.9 },
      { kind: 'guessing', share: 0.42 },
    ]),
  ],
  [
    '2 students have guessed on about a third or more of their questions in the last 30 days.',
    group([
      { kind: 'guessing', share: 0.6 },
      { kind: 'guessing', share: 0.31 },
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

it.each<[HelpReason, string]>([
  [{ kind: 'pretest-open', days: 3, begun: false }, 'Pretest to do'],
  [{ kind: 'guessing', share: 0.424 }, 'Guessing 42%'],
  [{ kind: 'not-passing', taken: 5, passed: 1 }, 'Passed 1 of 5'],
  [{ kind: 'far-below', value: 2, grade: 5 }, 'Far below grade 5'],
  [inVocab, 'Vocabulary'],
  [{ kind: 'away', days: 16 }, 'Away 16 days'],
])('in a line of the roster %j is "%s"', (reason, word) => expect(helpWord(reason)).toBe(word));
