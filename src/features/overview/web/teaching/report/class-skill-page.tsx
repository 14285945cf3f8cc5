import { namesAmong } from '#features/accounts/core/student-name.ts';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import {
  type ClassReport,
  classReport,
  type ReportedStudent,
} from '#features/reports/contract/class-report.ts';
import { daysInWords } from '#features/reports/core/days-in-words.ts';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import { type SkillStanding, STANDINGS } from '#features/reports/core/skill-number.ts';
import {
  expectedInWords,
  STANDING_WORDS,
  skillName,
  skillNamed,
} from '#features/reports/core/skill-words.ts';
import { skillToPractice } from '#features/reports/core/skills-to-help.ts';
import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { href, linkTo } from '#platform/screens/core/address.ts';
import {
  classReportPage,
  classSkillPage,
  studentAnswersPage,
} from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { practiceInWords } from '../../../core/practice-in-words.ts';
import { ClassHub } from '../class/class-hub.tsx';
import { practiceLink } from '../practice-link.ts';
import { classSkillCsv } from './class-skill-csv.ts';
import { skillIn } from './skill-in.ts';
import { studentsWho } from './skill-spread.tsx';

/** The students of a class who stand alike in a skill: as many as the number that led here. */
export function ClassSkillPage() {
  const { id } = useScreen(classSkillPage).params;
  return (
    <ClassHub id={id} part="Report">
      {(schoolClass) => <InSkill key={id} schoolClass={schoolClass} />}
    </ClassHub>
  );
}

function InSkill({ schoolClass: { id, name: className } }: { readonly schoolClass: TeacherClass }) {
  const { skill: name, standing: asked, from, until } = useScreen(classSkillPage).search;
  const query = useEndpointQuery(classReport, {
    params: { classId: id },
    query: { ...(from && { start: from }), ...(until && { end: until }) },
  });
  const skill = skillNamed(name);
  const standing = STANDINGS.find((one) => one === asked);
  const back = linkTo(classReportPage, { id }, { ...(from && { from }), ...(until && { until }) });
  if (skill === null || standing === undefined) {
    return (
      <EmptyState
        title="Choose a number in the report"
        action={<LinkButton {...back}>Go to the report</LinkButton>}
      >
        Each number of “How the class stands in each skill” opens the students it counts.
      </EmptyState>
    );
  }
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={6} columns={4} />}>
      {(report) => (
        <>
          <p>
            <TextLink {...back}>Back to the report</TextLink>
          </p>
          <StudentsInSkill report={report} className={className} skill={skill} standing={standing} />
        </>
      )}
    </QueryState>
  );
}

interface StudentsInSkillProps {
  readonly report: ClassReport;
  readonly className: string;
  readonly skill: SkillOrGroup;
  readonly standing: SkillStanding;
}

function StudentsInSkill({ report, className, skill, standing }: StudentsInSkillProps) {
  const { students, start, end } = report;
  const shown = studentsWho(students, skill, standing);
  const practice = skillToPractice(
    skill,
    shown.flatMap(({ skills }) => skills),
  );
  const caption = `${skillName(skill)}: ${STANDING_WORDS[standing]}`;
  const lead = `${STANDING_WORDS[standing]}: ${count(shown.length, 'student')}. ${daysInWords(report)}.`;
  return (
    <Section
      title={skillName(skill)}
      lead={lead}
      action={
        standing === 'below' &&
        shown.length > 0 && (
          <LinkButton {...practiceLink(report.classId, practice, shown)}>
            {practiceInWords(skill, practice)}
          </LinkButton>
        )
      }
    >
      <CsvButton
        of={caption}
        name={`${caption} - ${className}`}
        csv={() => classSkillCsv(report, skill, shown)}
      />
      <DataTable
        caption={caption}
        columns={columnsOf(students, skill)}
        rows={shown}
        rowKey={({ studentId }) => studentId}
        rowLink={({ studentId }) =>
          href(studentAnswersPage, { id: studentId }, { skill, from: start, until: end })
        }
        empty={<p>There is nobody.</p>}
      />
    </Section>
  );
}

const columnsOf = (
  students: readonly ReportedStudent[],
  skill: SkillOrGroup,
): readonly Column<ReportedStudent>[] => [
  {
    id: 'name',
    header: 'Student',
    cell: namesAmong(students),
    sort: ({ lastName, firstName, username }) => `${lastName} ${firstName} ${username}`.trim(),
    rowHeader: true,
  },
  {
    id: 'right',
    header: 'Right',
    cell: (student) => {
      const number = skillIn(student, skill);
      return number ? `${number.right} of ${number.counted}` : <Unknown says="no answers" />;
    },
    sort: (student) => skillIn(student, skill)?.difference ?? null,
    align: 'right',
  },
  {
    id: 'expected',
    header: 'Right answers we expected',
    cell: (student) => {
      const number = skillIn(student, skill);
      return number && number.counted > 0 ? expectedInWords(number) : <Unknown says="no answers" />;
    },
    align: 'right',
  },
];
