import type { Destination } from '#platform/ui/web/destination.ts';
import { PATHS } from './student-paths.ts';

/** The columns of a roster, as the address of a class page names the one it is sorted by. */
export type RosterColumnId =
  | 'name'
  | 'pretest'
  | 'level'
  | 'start'
  | 'taken'
  | 'passed'
  | 'points'
  | 'rank'
  | 'guessing'
  | 'seen';

/** A class's page, sorted by what somebody came to look at. */
export const toClass = (classId: number, sort?: RosterColumnId): Destination => ({
  to: `/app/teacher/classes/${classId}`,
  ...(sort && { search: { sort } }),
});

export const toStudent = (studentId: number): Destination => ({
  to: `/app/teacher/reports/student/${studentId}`,
});

/** Short essays: of one class, or to choose one first. */
export const toEssays = (classId?: number): Destination => ({
  to: '/app/teacher/essays',
  ...(classId !== undefined && { search: { class: classId } }),
});

/** A quiz as it was read and answered. */
export const toReview = (quiz: {
  student_quiz_response_id: number;
  reading_comprehension_quiz_id: number;
}): Destination => ({
  to: PATHS.review,
  search: {
    student_quiz_response_id: quiz.student_quiz_response_id,
    quizId: quiz.reading_comprehension_quiz_id,
  },
});

/** A destination as one address, for a row of a table. */
export const addressOf = ({ to, search }: Destination): string =>
  search
    ? `${to}?${new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))}`
    : to;
