import { QuizSkeleton, ReviewOfStudent } from '#features/quiz/web/public.tsx';
import { studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { StudentHub } from './student-hub.tsx';

/** A finished quiz of a student, below the student's quizzes. */
export function StudentReviewPage() {
  const { id: studentId } = useScreen(studentReviewPage).params;
  return (
    <StudentHub studentId={studentId} part="Answers" isQuiz skeleton={<QuizSkeleton />}>
      {() => <ReviewOfStudent />}
    </StudentHub>
  );
}
