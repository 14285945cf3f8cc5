import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ActivitiesOfStudent, todayIn } from '#features/activities/web/public.tsx';
import { EssaysOfStudent } from '#features/essays/web/public.tsx';
import { presetSpan } from '#features/reports/core/presets.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentReportPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import type { Span } from '#platform/time/core/span.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { FoldedSection } from '#platform/ui/web/folded-section.tsx';
import { PrintedOn } from '#platform/ui/web/printed-on.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { useOnTelephone } from '#platform/ui/web/use-on-telephone.ts';
import {
  type StudentProfile,
  type StudentProfileData,
  studentProfileData,
} from '../../../contract/endpoints.ts';
import { skillRows } from '../../../core/skill-rows.ts';
import { DownloadReports } from '../report/download-reports.tsx';
import { ReportPeriod } from '../report/report-period.tsx';
import { LevelChanges } from './level-changes.tsx';
import { LevelData } from './level-over-time.tsx';
import { MeasureChart } from './measure-chart.tsx';
import { PracticeSkills } from './practice-skills.tsx';
import { QuizTable } from './quiz-table.tsx';
import { ReportCards } from './report-cards.tsx';
import { SkillChart } from './skill-chart.tsx';
import { SkillTable } from './skill-table.tsx';
import { StartedOverNote } from './started-over-note.tsx';
import { StudentHub } from './student-hub.tsx';

/** A student in some days, on one page that can be printed for a conference. */
export function StudentReportPage() {
  const { id: studentId } = useScreen(studentReportPage).params;
  return (
    <StudentHub studentId={studentId} part="Report" prints skeleton={<SkeletonTable rows={9} columns={4} />}>
      {(profile) => <Report key={studentId} profile={profile} />}
    </StudentHub>
  );
}

function Report({ profile }: { readonly profile: StudentProfile }) {
  const { studentId, timezone } = profile;
  const { from, until } = useScreen(studentReportPage).search;
  const navigate = useNavigate();
  const onTelephone = useOnTelephone();
  const today = todayIn(timezone);
  const end = until ?? today;
  const days = { start: from ?? presetSpan('school-year', end).start, end };
  const query = useEndpointQuery(
    studentProfileData,
    { params: { id: studentId }, body: days },
    { placeholderData: keepPreviousData },
  );
  const show = ({ start, end: last }: Span) =>
    void navigate({
      ...linkTo(studentReportPage, { id: studentId }, { from: start, until: last }),
      replace: true,
    });
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={9} columns={4} />}>
      {(data) => (
        <>
          <PrintedOn about={classesOf(profile)} zone={timezone} />
          <StartedOverNote profile={profile} />
          <ReportPeriod
            value={data.skillDays}
            today={data.today}
            onChange={show}
            act={<DownloadReports students={[profile]} days={days} />}
          />
          <ReportCards profile={profile} data={data} />
          {profile.figures && <QuestionPerformance profile={profile} data={data} />}
          {profile.figures && <LevelInDays profile={profile} data={data} days={days} />}
          <FoldedSection title="Quiz history" open={!onTelephone}>
            <QuizTable
              key={`${days.start} ${days.end}`}
              studentId={studentId}
              name={profile.name}
              days={days}
              sinceReset
            />
          </FoldedSection>
          <FoldedSection
            title="Activities"
            open={!onTelephone}
            lead="What was set for these days, and how it went. Weekly goals are as they are now."
          >
            <ActivitiesOfStudent
              key={`${days.start} ${days.end}`}
              studentId={studentId}
              name={profile.name}
              days={days}
            />
          </FoldedSection>
          <FoldedSection title="Short essays" open={!onTelephone} lead="All of them, whatever the period.">
            <EssaysOfStudent studentId={studentId} name={profile.name} />
          </FoldedSection>
        </>
      )}
    </QueryState>
  );
}

interface PartProps {
  readonly profile: StudentProfile;
  readonly data: StudentProfileData;
}

function QuestionPerformance({ profile, data }: PartProps) {
  const { name } = profile;
  const rows = skillRows(data.skills);
  return (
    <Section title="Question performance">
      {rows.some(({ counted }) => counted > 0) && (
        <Card>
          <SkillChart rows={rows} />
        </Card>
      )}
      <SkillTable
        studentId={data.studentId}
        name={name}
        data={data}
        help={<PracticeSkills student={profile} rows={rows} />}
      />
    </Section>
  );
}

interface LevelInDaysProps {
  readonly profile: StudentProfile;
  readonly data: StudentProfileData;
  readonly days: Span;
}

/** How the level moved in these days, and why. */
function LevelInDays({ profile, data, days }: LevelInDaysProps) {
  return (
    <>
      <Section title="Reading level over time">
        <LevelData data={data} profile={profile} />
      </Section>
      <Section title="Estimated reading measure">
        <MeasureChart
          studentId={profile.studentId}
          name={profile.name}
          readings={data.readings ?? []}
          zone={data.timezone}
        />
      </Section>
      <Section title="Level changes">
        <LevelChanges
          key={`${days.start} ${days.end}`}
          studentId={profile.studentId}
          name={profile.name}
          days={days}
        />
      </Section>
    </>
  );
}

/** The classes of the teacher that the student is in. */
const classesOf = ({ classes }: StudentProfile): string =>
  classes.flatMap(({ classId, className }) => (classId === null ? [] : (className ?? []))).join(', ');
