import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { todayIn } from '#features/activities/web/public.tsx';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { type ClassProgress, classProgress } from '#features/reports/contract/class-progress.ts';
import { monthSpan, monthToShow } from '#features/reports/core/months.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classMonthPage, classProgressPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import type { Span } from '#platform/time/core/span.ts';
import { PrintedOn } from '#platform/ui/web/printed-on.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { ClassHub } from '../../class/class-hub.tsx';
import { NoStudentsInReport } from '../no-students-in-report.tsx';
import { ReportPeriod } from '../report-period.tsx';
import { MonthChoice } from './month-choice.tsx';
import styles from './progress-report.module.css';
import { ProgressReport } from './progress-report.tsx';
import { ReportKinds } from './report-kinds.tsx';

/** How far the students of a class came in some days. */
export function ClassProgressPage() {
  const { id } = useScreen(classProgressPage).params;
  return (
    <ClassHub id={id} part="Progress report">
      {(schoolClass) => <OfDays key={id} schoolClass={schoolClass} />}
    </ClassHub>
  );
}

/** The same in a month of the calendar, with the ways to the months beside it. */
export function ClassMonthPage() {
  const { id } = useScreen(classMonthPage).params;
  return (
    <ClassHub id={id} part="Monthly report">
      {(schoolClass) => <OfMonth key={id} schoolClass={schoolClass} />}
    </ClassHub>
  );
}

interface OfClass {
  readonly schoolClass: TeacherClass;
}

function OfDays({ schoolClass }: OfClass) {
  const { id } = schoolClass;
  const { from, until } = useScreen(classProgressPage).search;
  const navigate = useNavigate();
  const show = ({ start, end }: Span) =>
    void navigate({ ...linkTo(classProgressPage, { id }, { from: start, until: end }), replace: true });
  return (
    <Shown
      schoolClass={schoolClass}
      title="Progress report"
      asked={{ ...(from && { start: from }), ...(until && { end: until }) }}
    >
      {(progress) => <ReportPeriod value={progress} today={progress.today} onChange={show} />}
    </Shown>
  );
}

function OfMonth({ schoolClass }: OfClass) {
  const today = todayIn(schoolClass.timezone);
  const month = monthToShow(useScreen(classMonthPage).search.month, today);
  const days = monthSpan(month, today);
  return (
    <Shown schoolClass={schoolClass} title="Monthly report" asked={days}>
      {() => <MonthChoice classId={schoolClass.id} month={month} days={days} today={today} />}
    </Shown>
  );
}

interface ShownProps extends OfClass {
  readonly title: string;
  /** Without a first day the school year, until today without a last one. */
  readonly asked: Partial<Span>;
  /** What says which days are shown, and leads to others. */
  readonly children: (progress: ClassProgress) => ReactNode;
}

function Shown({ schoolClass: { id, name, timezone }, title, asked, children }: ShownProps) {
  const query = useEndpointQuery(
    classProgress,
    { params: { classId: id }, query: asked },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <ReportKinds id={id} />
      <QueryState query={query} skeleton={<SkeletonTable rows={8} columns={8} />}>
        {(progress) =>
          progress.students.length === 0 ? (
            <NoStudentsInReport id={id} />
          ) : (
            <Stack gap={24} className={styles.report}>
              <PrintedOn zone={timezone} />
              {children(progress)}
              <ProgressReport progress={progress} className={name} title={title} />
            </Stack>
          )
        }
      </QueryState>
    </>
  );
}
