import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { nameOf } from '#features/accounts/core/student-name.ts';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { PASSED_MEANS, TOO_FAST_MEANS } from '#features/progress/core/score-meanings.ts';
import {
  type ClassReport,
  classReport,
  type ReportedStudent,
} from '#features/reports/contract/class-report.ts';
import { ENOUGH_ANSWERS } from '#features/reports/core/skill-number.ts';
import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { classReportPage, studentQuizzesPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import type { Span } from '#platform/time/core/span.ts';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import { FoldedSection } from '#platform/ui/web/folded-section.tsx';
import { PrintedOn } from '#platform/ui/web/printed-on.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { useOnTelephone } from '#platform/ui/web/use-on-telephone.ts';
import { listStudentsOfClass } from '../../../contract/endpoints.ts';
import { ClassHub } from '../class/class-hub.tsx';
import { besides, goodNews, NotedCard, type NotedGroup } from './besides.tsx';
import { DownloadReports } from './download-reports.tsx';
import styles from './help-tables.module.css';
import { NoStudentsInReport } from './no-students-in-report.tsx';
import { ReportKinds } from './progress/report-kinds.tsx';
import { reportColumns } from './report-columns.tsx';
import { reportCsv } from './report-csv.ts';
import { ReportPeriod } from './report-period.tsx';
import { answerSentence } from './report-words.ts';
import { SkillSpread } from './skill-spread.tsx';
import { WhomToHelp } from './whom-to-help.tsx';

/** Whom to help, with what: a class in some days. */
export function ClassReportPage() {
  const { id } = useScreen(classReportPage).params;
  return (
    <ClassHub id={id} part="Report" prints>
      {(schoolClass) => (
        <>
          <ReportKinds id={id} />
          <Report key={id} schoolClass={schoolClass} />
        </>
      )}
    </ClassHub>
  );
}

function Report({ schoolClass }: { readonly schoolClass: TeacherClass }) {
  const { id, name, grade } = schoolClass;
  const { from, until } = useScreen(classReportPage).search;
  const navigate = useNavigate();
  const query = useEndpointQuery(
    classReport,
    { params: { classId: id }, query: { ...(from && { start: from }), ...(until && { end: until }) } },
    { placeholderData: keepPreviousData },
  );
  const roster = useEndpointQuery(listStudentsOfClass, { params: { id } });
  const show = ({ start, end }: Span) =>
    void navigate({ ...linkTo(classReportPage, { id }, { from: start, until: end }), replace: true });
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={8} columns={6} />}>
      {(report) =>
        report.students.length === 0 ? (
          <NoStudentsInReport id={id} />
        ) : (
          <>
            <PrintedOn zone={schoolClass.timezone} />
            <ReportPeriod value={report} today={report.today} onChange={show} />
            <QueryState query={roster} skeleton={<SkeletonTable rows={8} columns={6} />}>
              {({ students }) => (
                <Parts
                  report={report}
                  className={schoolClass.name}
                  // What else is in the way is told as it is now: days that are over have none of it.
                  others={
                    report.end === report.today
                      ? besides({ classId: id, className: name, grade, students }, roster.dataUpdatedAt)
                      : []
                  }
                />
              )}
            </QueryState>
          </>
        )
      }
    </QueryState>
  );
}

interface PartsProps {
  readonly report: ClassReport;
  readonly className: string;
  readonly others: readonly NotedGroup[];
}

function Parts({ report, className, others }: PartsProps) {
  const { students, start, end } = report;
  const inGroups = new Set([
    ...report.tables.flatMap(({ studentIds }) => studentIds),
    ...others.flatMap(({ kind, noted }) =>
      kind === null ? [] : noted.map(({ student }) => student.studentId),
    ),
  ]);
  const onTelephone = useOnTelephone();
  const news = goodNews(report);
  return (
    <>
      <Section title="Whom to help, with what" lead={answerSentence(report)}>
        <WhomToHelp report={report} others={others} />
      </Section>
      {news && (
        <Section title="Good news">
          <ul className={styles.tables}>
            <NotedCard students={students} group={news} />
          </ul>
        </Section>
      )}
      <FoldedSection
        title="How the class stands in each skill"
        open={!onTelephone && hasNumbers(students)}
        lead={
          hasNumbers(students)
            ? HOW_THEY_STAND
            : `No student has ${ENOUGH_ANSWERS} answers to the same skill yet. That takes about a week of quizzes.`
        }
      >
        {hasNumbers(students) && <SkillSpread report={report} className={className} />}
      </FoldedSection>
      <FoldedSection
        title="Every student"
        open={!onTelephone && students.some(({ quizzes }) => quizzes > 0)}
        lead={`${inGroups.size > 0 ? `${MARKED} ` : ''}${PASSED_MEANS} ${TOO_FAST_MEANS} Work from before starting over is not counted here.`}
      >
        <div className={styles.act}>
          <Row gap={8}>
            <CsvButton of={CAPTION} name={`Report - ${className}`} csv={() => reportCsv(report)} />
            <DownloadReports
              students={students.map((student) => ({ ...student, name: nameOf(student) }))}
              days={{ start, end }}
              label="Reports as PDF"
            />
          </Row>
        </div>
        <DataTable
          caption={CAPTION}
          columns={reportColumns(students)}
          rows={students}
          rowKey={({ studentId }) => studentId}
          mark={({ studentId }) => (inGroups.has(studentId) ? 'in a group above' : null)}
          rowLink={({ studentId: id }) =>
            href(studentQuizzesPage, { id }, { from: start, until: end, counted: true })
          }
          empty={null}
        />
      </FoldedSection>
    </>
  );
}

const CAPTION = 'Students in these days';
const MARKED = 'A bar at the left marks who is in a group above.';

const HOW_THEY_STAND = (
  <>
    Right answers against what we expected of each student at the difficulty of the questions. We say below or
    above only where we are fairly sure. <span className={styles.act}>Open a number to see who it is.</span>
  </>
);

/** Whether anything is known of any skill. */
const hasNumbers = (students: readonly ReportedStudent[]): boolean =>
  students.some(({ skills, groups }) =>
    [...skills, ...groups].some(({ standing }) => standing !== 'too-few'),
  );
