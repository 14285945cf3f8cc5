import type { AnswerResponse } from '../../contract/endpoints.ts';
import type { FeedbackView, QuestionView, QuizView } from '../../contract/views.ts';

/** A question of three options, ids 11, 12, 13 for question 1, and so on. */
export const question = (number: number): QuestionView => ({
  questionId: number,
  number,
  questionType: 'multiple_choice',
  level: 'Five',
  stem: `Question ${number}?`,
  options: ['a', 'b', 'c'].map((letter, index) => ({
    optionId: number * 10 + index + 1,
    text: `Option ${letter}`,
  })),
});

export const rightFeedback = (asked: QuestionView): FeedbackView => ({
  right: true,
  chosenOptionId: asked.options[0]?.optionId ?? 0,
  rightOptionId: asked.options[0]?.optionId ?? 0,
  chosenRationale: 'Paragraph 1 says so.',
  rightRationale: 'Paragraph 1 says so.',
  evidence: [{ paragraph: 1, start: 4, end: 9 }],
  fast: false,
  keyCorrectedAt: null,
});

export const wrongFeedback = (asked: QuestionView): FeedbackView => ({
  ...rightFeedback(asked),
  right: false,
  chosenOptionId: asked.options[1]?.optionId ?? 0,
  chosenRationale: 'Paragraph 2 says something else.',
});

/** A quiz of three questions of which none is answered. */
export const freshQuiz: QuizView = {
  attemptId: 500,
  versionId: 70,
  isPretest: false,
  level: 5,
  passage: {
    title: 'The River Turns',
    topic: 'earth-and-space',
    genre: 'story',
    form: 'prose',
    paragraphs: ['The river turned in the night.', 'By morning the mill stood dry.'],
    glossary: [{ word: 'mill', meaning: 'a house where grain is ground' }],
    words: 12,
  },
  questionCount: 3,
  answeredCount: 0,
  answered: [],
  next: question(1),
  later: [question(2), question(3)],
  pointsSoFar: 0,
  readAloud: true,
  timezone: 'America/New_York',
};

export const response = (over: Partial<AnswerResponse> = {}): AnswerResponse => ({
  saved: true,
  attemptId: 500,
  feedback: rightFeedback(question(1)),
  challenge: null,
  pointsSoFar: 2,
  next: question(2),
  done: false,
  pause: false,
  ...over,
});
