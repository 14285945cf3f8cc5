import { pretest, quizPage, quizReview } from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** The student's screens around reading; a review is for the teacher, too. Every page of a quiz is in "My quizzes". The results are in `overview`: they tell of the week. */
export const quizRoutes: readonly Screen[] = [
  screenAt(pretest, {
    roles: ['student'],
    title: 'Pretest',
    place: { student: { section: 'home' } },
    frame: 'quiet',
    component: lazyScreen(() => import('./pretest/pretest-page.tsx'), 'PretestPage'),
  }),
  screenAt(quizPage, {
    roles: ['student'],
    title: 'Quiz',
    place: { student: { section: 'quizzes' } },
    frame: 'quiet',
    component: lazyScreen(() => import('./quiz/quiz-page.tsx'), 'QuizPage'),
  }),
  screenAt(quizReview, {
    // A teacher who follows an older link is led on to the same quiz below its student.
    roles: ['student', 'teacher'],
    title: 'Answers',
    place: { student: { section: 'quizzes' }, teacher: { section: 'classes' } },
    component: lazyScreen(() => import('./review/review-page.tsx'), 'ReviewPage'),
  }),
];
