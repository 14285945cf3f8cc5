import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentSkillsPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import type { Span } from '#platform/time/core/span.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { type StudentProfile, studentProfileData } from '../../../contract/endpoints.ts';
import { skillRows } from '../../../core/skill-rows.ts';
import { periodInBody } from '../../history/period.ts';
import { ReportPeriod } from '../report/report-period.tsx';
import { PracticeSkills } from './practice-skills.tsx';
import { SkillTable } from './skill-table.tsx';
import { StudentHub } from './student-hub.tsx';

/** How the questions of a student went, skill by skill, in some days. */
export function StudentSkillsPage() {
  const { id: studentId } = useScreen(studentSkillsPage).params;
  return (
    <StudentHub studentId={studentId} part="Skills" skeleton={<SkeletonTable rows={9} columns={4} />}>
      {(profile) => (profile.figures ? <Skills key={studentId} profile={profile} /> : <NotShown />)}
    </StudentHub>
  );
}

function Skills({ profile }: { readonly profile: StudentProfile }) {
  const { studentId } = profile;
  const { from, until } = useScreen(studentSkillsPage).search;
  const navigate = useNavigate();
  const query = useEndpointQuery(
    studentProfileData,
    { params: { id: studentId }, body: periodInBody({ start: from ?? '', end: until ?? '' }) },
    { placeholderData: keepPreviousData },
  );
  const show = ({ start, end }: Span) =>
    void navigate({
      ...linkTo(studentSkillsPage, { id: studentId }, { from: start, until: end }),
      replace: true,
    });
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={9} columns={4} />}>
      {(data) => (
        <>
          <ReportPeriod value={data.skillDays} today={data.today} onChange={show} />
          <SkillTable
            studentId={studentId}
            name={profile.name}
            data={data}
            help={<PracticeSkills student={profile} rows={skillRows(data.skills)} />}
          />
        </>
      )}
    </QueryState>
  );
}

const NotShown = () => (
  <EmptyState title="Skills are not shown here">
    Another teacher’s class sets the level of this student, and skills are measured against that level.
  </EmptyState>
);
