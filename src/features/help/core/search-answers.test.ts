import { expect, it } from 'vitest';
import type { Audience, HelpAnswer } from './help-answer.ts';
import { answersFor, searchAnswers } from './search-answers.ts';

const answer = (name: string, title: string, audience: Audience, words = '', text = ''): HelpAnswer => ({
  name,
  title,
  audiences: [audience],
  topic: 'reading',
  onlyWithPlans: false,
  words,
  blocks: [{ kind: 'paragraph', runs: [{ kind: 'text', text }] }],
});

const ANSWERS = [
  answer('text', 'How do I make the text bigger?', 'student', 'font, size'),
  answer(
    'goal',
    'How do I set a weekly goal?',
    'teacher',
    'quizzes',
    'Five quizzes. The size of the goal is yours.',
  ),
  answer('code', 'How does the class code work?', 'teacher', 'join, board'),
  answer('child', 'How do I connect with my child?', 'parent', 'family code'),
  answer('mail', 'How does Openleaf send mail?', 'operator', 'smtp'),
];
const names = (found: readonly HelpAnswer[]) => found.map(({ name }) => name);

it.each([
  ['student', ['text']],
  ['parent', ['child', 'text']],
  ['teacher', ['goal', 'code', 'text', 'child']],
  ['operator', ['mail', 'goal', 'code', 'text', 'child']],
  [null, ['text', 'goal', 'code', 'child', 'mail']],
] as const)('shows %s their own answers first, and none that are not for them', (audience, wanted) => {
  expect(names(answersFor(ANSWERS, audience))).toEqual(wanted);
});

it.each([
  ['', ['goal', 'code', 'text', 'child']],
  ['  how do I ', ['goal', 'code', 'text', 'child']],
  ['weekly', ['goal']],
  ['WEEK', ['goal']],
  // In the question before the further words.
  ['code', ['code', 'child']],
  // Among the further words before the text.
  ['size', ['text', 'goal']],
  ['class code', ['code']],
  ['smtp', []],
  ['penguin', []],
] as const)('finds by %j', (typed, wanted) => {
  expect(names(searchAnswers(ANSWERS, 'teacher', typed))).toEqual(wanted);
});

it('finds an answer for two kinds of people once', () => {
  const both = { ...answer('both', 'Both', 'student'), audiences: ['student', 'teacher'] as const };
  expect(names(answersFor([both], 'teacher'))).toEqual(['both']);
});
