import { expect, it } from 'vitest';
import { href, linkTo } from '#platform/screens/core/address.ts';
import {
  studentAnswersPage,
  studentPage,
  studentQuizzesPage,
} from '#platform/screens/core/staff-addresses.ts';
import { HELP_KINDS, type HelpReason } from '../../core/who-needs-help.ts';
import { reasonLink } from './reason-link.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const id = 5;
const quizzes = linkTo(studentQuizzesPage, { id }, { counted: true });
const student = linkTo(studentPage, { id });
const need = { skill: 'Inference', right: 8, counted: 20, expected: 15, difference: -0.25 } as const;

const LINKS: readonly (readonly [HelpReason, ReturnType<typeof linkTo>])[] = [
  [{ kind: 'pretest-open', days: 9, begun: false }, student],
  [
    { kind: 'guessing', share: 0.5 },
    linkTo(studentQuizzesPage, { id }, { from: '2026-10-30', counted: true }),
  ],
  [{ kind: 'not-passing', taken: 5, passed: 1 }, quizzes],
  [{ kind: 'level-fell', levels: 1.2 }, quizzes],
  [{ kind: 'skill', ...need }, linkTo(studentAnswersPage, { id }, { skill: 'Inference' })],
  [{ kind: 'far-below', value: 1.8, grade: 5 }, quizzes],
  [{ kind: 'away', days: 20 }, student],
];

it.each(LINKS)('%j opens to what it is made from', (reason, link) => {
  expect(reasonLink(id, reason, NOW)).toEqual(link);
});

it('knows a way for every kind', () => {
  expect(LINKS.map(([{ kind }]) => kind)).toEqual(HELP_KINDS);
  expect(href(studentQuizzesPage, { id }, { counted: true })).toContain('counted');
});
