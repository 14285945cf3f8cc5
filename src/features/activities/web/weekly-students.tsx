import { bookName, namesAmong } from '#features/accounts/core/student-name.ts';
import { href } from '#platform/screens/core/address.ts';
import { studentQuizzesPage } from '#platform/screens/core/staff-addresses.ts';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import type { WeeklyActivityView, WeeklyReportLine } from '../contract/views.ts';
import { activityName, dayInWords, weeksReached } from './activity-words.ts';
import { WeekOfGoal } from './week-of-goal.tsx';

interface WeeklyStudentsProps {
  readonly goal: WeeklyActivityView;
  readonly students: readonly WeeklyReportLine[];
}

type Week = WeeklyReportLine['weeks'][number];

/** Who has reached a weekly goal, this week and before; a row opens the quizzes of the student. */
export function WeeklyStudents({ goal, students }: WeeklyStudentsProps) {
  return (
    <>
      <p>{reachedInWords(goal, students)}</p>
      {beganForAll(students) && <p>The week before had begun when they got the goal, so nobody missed it.</p>}
      <DataTable
        caption={`Students with the ${activityName(goal)}`}
        columns={columnsToShow(goal, students)}
        rows={students}
        rowKey={({ studentId }) => studentId}
        rowLink={({ studentId }) => href(studentQuizzesPage, { id: studentId })}
        empty={
          <EmptyState title="No students yet">
            Students who join the class get the goal, and appear here.
          </EmptyState>
        }
      />
    </>
  );
}

const thisWeek = ({ weeks }: WeeklyReportLine): Week | undefined => weeks.at(-1);
const lastWeek = ({ weeks }: WeeklyReportLine): Week | undefined => weeks.at(-2);

/** Of all of several students the week before had begun when they got the goal: said once, and not beside each. */
const beganForAll = (students: readonly WeeklyReportLine[]): boolean =>
  students.length > 1 && students.every((line) => lastWeek(line)?.judged === false);

/** "3 of 24 students have reached it this week." */
function reachedInWords(
  { status, neverBegan, startDate, dueDate }: WeeklyActivityView,
  students: readonly WeeklyReportLine[],
) {
  if (neverBegan) return 'It was canceled before its first week, so it never was anyone’s goal.';
  if (status === 'pending') return `It begins on ${dayInWords(startDate)}.`;
  if (students.length === 0) return 'There are no students in it yet.';
  const reached = students.filter((line) => thisWeek(line)?.reached).length;
  const all = students.length === 1 ? '1 student has' : `${students.length} students have`;
  if (status !== 'canceled') return `${reached} of ${all} reached it this week.`;
  // A week in which it was canceled is nobody's missed one.
  return `${reached} of ${all} reached it in its last week, to ${dayInWords(dueDate)}. It was canceled then, so nobody missed it.`;
}

/** Before a goal begins only who has it; a column of weeks comes with the first week that it can tell of. */
const columnsToShow = (goal: WeeklyActivityView, students: readonly WeeklyReportLine[]) =>
  columnsOf(goal, students).filter(({ id }) => {
    if (id === 'name') return true;
    if (goal.status === 'pending' || goal.neverBegan) return false;
    if (id === 'last') return students.some((line) => lastWeek(line) !== undefined);
    return id !== 'weeks' || students.some(({ weeks }) => weeksReached(weeks) !== null);
  });

const columnsOf = (
  { quizzes, status }: WeeklyActivityView,
  students: readonly WeeklyReportLine[],
): readonly Column<WeeklyReportLine>[] => [
  {
    id: 'name',
    header: 'Student',
    cell: namesAmong(students),
    sort: bookName,
    rowHeader: true,
  },
  {
    id: 'now',
    header: status === 'canceled' ? 'Its last week' : 'Counted this week',
    cell: (line) => <WeekOfGoal week={thisWeek(line)} quizzes={quizzes} />,
    sort: (line) => thisWeek(line)?.counted ?? -1,
  },
  {
    id: 'last',
    header: 'The week before',
    cell: (line) => <WeekOfGoal week={lastWeek(line)} quizzes={quizzes} isOver={!beganForAll(students)} />,
    sort: (line) => lastWeek(line)?.counted ?? -1,
  },
  {
    id: 'weeks',
    header: 'Weeks reached',
    cell: ({ weeks }) => weeksReached(weeks) ?? <Unknown says="none yet" />,
    sort: ({ weeks }) => weeks.filter(({ reached }) => reached).length,
    align: 'right',
  },
];
