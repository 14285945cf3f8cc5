export { AssignedSteps } from './assigned/assigned-steps.tsx';
export { type EssayDraft, useEssayDraft, useEssayLabel, useHasEssayDraft } from './essay/use-essay-draft.ts';
export type { Arrived } from './outbox/outbox.ts';
export { useOutbox, useOutboxState } from './outbox/outbox-provider.tsx';
export { keptWords } from './quiz/kept-words.ts';
export { coveredBySheet, QuestionSheet } from './quiz/question-sheet.tsx';
export { QuizSkeleton } from './quiz/quiz-skeleton.tsx';
export { finishedBy } from './quiz/use-open-quiz.ts';
export { ReviewOfStudent } from './review/review-of-student.tsx';
