import { expect, it } from 'vitest';
import { quizView } from '../../contract/views.ts';
import { freshQuiz, question, rightFeedback } from '../quiz/fixture-quiz.ts';
import { type KeptQuiz, NOTHING_KEPT, readKeptQuiz } from './kept-quiz.ts';

const kept: KeptQuiz = {
  quiz: {
    ...freshQuiz,
    answered: [{ ...question(1), feedback: rightFeedback(question(1)), challenge: null }],
  },
  pretest: null,
  extras: [
    {
      kind: 'challenge',
      key: 'c2d5b0a4-9a1e-4f0e-8d59-0c1f3f7a6b22',
      body: { isSelected: false, answerId: null, parentId: 1 },
    },
  ],
  waiting: [
    {
      key: 'c2d5b0a4-9a1e-4f0e-8d59-0c1f3f7a6b21',
      body: {
        studentId: 7,
        answerId: 11,
        questionId: 1,
        elapsedSeconds: 12.5,
        reading_comprehension_quiz_id: 70,
      },
    },
  ],
};
/** As it comes back from a device. */
const fromDevice = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('reads what was kept', () => {
  expect(readKeptQuiz(fromDevice(kept))).toEqual(kept);
});

it('knows a quiz as the contract knows it', () => {
  const quiz = quizView.parse(kept.quiz);
  expect(readKeptQuiz(fromDevice({ ...kept, quiz })).quiz).toEqual(quiz);
});

/** What a broken device, an older version or a stranger may have left. */
const BROKEN: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['another kind of thing', 'quiz'],
  ['a missing part', { quiz: null, pretest: null }],
  ['a quiz without its passage', { ...kept, quiz: { ...kept.quiz, passage: undefined } }],
  [
    'a form that is none',
    { ...kept, quiz: { ...kept.quiz, passage: { ...freshQuiz.passage, form: 'song' } } },
  ],
  [
    'a question without options',
    { ...kept, quiz: { ...kept.quiz, next: { ...question(1), options: null } } },
  ],
  ['a list that is none', { ...kept, quiz: { ...kept.quiz, later: {} } }],
  ['an answer without a key', { ...kept, waiting: [{ ...kept.waiting[0], key: 'the first' }] }],
  ['an essay without its text', { ...kept, extras: [{ ...kept.extras[0], kind: 'essay' }] }],
  ['an answer to no question', { ...kept, waiting: [{ ...kept.waiting[0], body: { studentId: 7 } }] }],
];

it.each(BROKEN)('takes %s for nothing', (_name, stored) => {
  expect(readKeptQuiz(fromDevice(stored))).toEqual(NOTHING_KEPT);
});
