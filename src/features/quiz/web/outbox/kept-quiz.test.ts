import { expect, it } from 'vitest';
import { quizView } from '../../contract/views.ts';
import { freshQuiz, question, rightFeedback } from '../quiz/fixture-quiz.ts';
import { asStored, type KeptQuiz, NOTHING_KEPT, readKeptQuiz } from './kept-quiz.ts';

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
      body: { isSelected: false, sentence: null, challengedQuestionId: 1 },
    },
  ],
  waiting: [
    {
      key: 'c2d5b0a4-9a1e-4f0e-8d59-0c1f3f7a6b21',
      body: {
        studentId: 7,
        optionId: 11,
        questionId: 1,
        elapsedSeconds: 12.5,
        versionId: 70,
      },
    },
  ],
};
/** As it comes back from a device. */
const fromDevice = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('reads what was kept', () => {
  expect(readKeptQuiz(fromDevice(asStored(kept)))).toEqual(kept);
});

/** Word for word what a release wrote before the names inside were other than those of the wire. */
const WRITTEN_BEFORE = `{
  "quiz": {
    "student_quiz_response_id": 500, "reading_comprehension_quiz_id": 70, "isPretestQuiz": false, "level": 5,
    "passage": { "title": "Rain", "topic": "earth-and-space", "genre": "story", "form": "prose",
      "paragraphs": ["It rained."], "glossary": [], "words": 2 },
    "questionCount": 2, "answeredCount": 1,
    "answered": [{
      "questionId": 1, "number": 1, "questionType": "multiple_choice", "level": "Five", "stem": "Did it rain?",
      "options": [{ "answerId": 11, "text": "Yes." }, { "answerId": 12, "text": "No." }],
      "feedback": { "right": true, "chosenAnswerId": 11, "correctAnswerId": 11, "chosenRationale": null,
        "rightRationale": null, "evidence": [], "fast": false, "keyCorrectedAt": null },
      "challenge": { "parentId": 1, "options": [{ "sentence": 1, "text": "It rained." }], "answer": null }
    }],
    "next": null, "later": [], "pointsSoFar": 2, "readAloud": true, "timezone": "America/New_York"
  },
  "pretest": null,
  "waiting": [{ "key": "c2d5b0a4-9a1e-4f0e-8d59-0c1f3f7a6b21", "body": { "studentId": 7, "answerId": 11,
    "questionId": 1, "elapsedSeconds": 12.5, "reading_comprehension_quiz_id": 70 } }],
  "extras": [{ "kind": "challenge", "key": "c2d5b0a4-9a1e-4f0e-8d59-0c1f3f7a6b22",
    "body": { "isSelected": true, "answerId": 1, "parentId": 1 } },
    { "kind": "essay", "key": "c2d5b0a4-9a1e-4f0e-8d59-0c1f3f7a6b23",
    "body": { "studentId": 7, "questionId": 9, "responseText": "It flooded.", "isSkipped": false, "elapsedSeconds": 60 } }]
}`;

it('reads what an older release has written, and writes what it can read', () => {
  const read = readKeptQuiz(JSON.parse(WRITTEN_BEFORE));
  expect(read).toMatchObject({
    quiz: {
      attemptId: 500,
      versionId: 70,
      answered: [
        {
          options: [{ optionId: 11 }, { optionId: 12 }],
          feedback: { chosenOptionId: 11, rightOptionId: 11 },
          challenge: { challengedQuestionId: 1 },
        },
      ],
    },
    waiting: [{ body: { optionId: 11, versionId: 70 } }],
    extras: [
      { body: { sentence: 1, challengedQuestionId: 1 } },
      { body: { text: 'It flooded.', skipped: false } },
    ],
  });
  expect(asStored(read)).toEqual(JSON.parse(WRITTEN_BEFORE));
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
