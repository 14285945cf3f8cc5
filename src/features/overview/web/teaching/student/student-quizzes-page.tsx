import { studentQuizzesPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { QuizTable } from './quiz-table.tsx';
import { StudentHub } from './student-hub.tsx';

/** Every quiz of a student, newest first. */
export function StudentQuizzesPage() {
  const {
    params: { id: studentId },
    search: { from, until, counted = false },
  } = useScreen(studentQuizzesPage);
  return (
    <StudentHub studentId={studentId} part="Quizzes" skeleton={<SkeletonTable rows={10} columns={7} />}>
      {({ name }) => (
        <QuizTable
          key={`${studentId} ${from} ${until} ${counted}`}
          studentId={studentId}
          name={name}
          sinceReset={counted}
          days={{ start: from ?? '', end: until ?? '' }}
        />
      )}
    </StudentHub>
  );
}
