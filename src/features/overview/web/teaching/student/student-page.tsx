import { LoginShutNote } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage, studentPage } from '#platform/screens/core/addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonBlock, SkeletonCard, SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { type StudentProfile, viewProfileForStudent } from '../../../contract/endpoints.ts';
import { EditName } from './edit-name.tsx';
import { LevelChanges } from './level-changes.tsx';
import { LevelOverTime } from './level-over-time.tsx';
import { QuizTable } from './quiz-table.tsx';
import { RemoveFromClass } from './remove-from-class.tsx';
import { NotApprovedNote, StudentClasses } from './student-classes.tsx';
import styles from './student-page.module.css';
import { StudentSummary } from './student-summary.tsx';

/** One student as the teacher sees them: where they are, how the level moved and why, and every quiz. */
export function StudentPage() {
  const { id: studentId } = useScreen(studentPage).params;
  const query = useEndpointQuery(viewProfileForStudent, { body: { studentId } });
  return (
    <Page
      title={query.data?.name ?? 'Student'}
      width="teacher"
      lead={<Lead studentId={studentId} profile={query.data} />}
    >
      <QueryState query={query} skeleton={<Skeleton />}>
        {(profile) => (
          <>
            {profile.figures && <LoginShutNote key={studentId} studentId={studentId} name={profile.name} />}
            <NotApprovedNote profile={profile} />
            <StudentSummary profile={profile} />
            <StudentClasses profile={profile} />
            <div className={styles.level}>
              <Section title="Reading level over time">
                <LevelOverTime studentId={studentId} name={profile.name} />
              </Section>
              <Section title="Level changes">
                <LevelChanges profile={profile} />
              </Section>
            </div>
            <Section title="Quizzes">
              <QuizTable key={studentId} studentId={studentId} name={profile.name} />
            </Section>
          </>
        )}
      </QueryState>
    </Page>
  );
}

interface LeadProps {
  readonly studentId: number;
  readonly profile: StudentProfile | undefined;
}

const Lead = ({ studentId, profile }: LeadProps) => (
  <span className={styles.lead}>
    <OwnClasses profile={profile} />
    {profile?.figures && <EditName key={studentId} studentId={studentId} />}
    {profile?.classes.map(
      ({ classId, className }) =>
        classId !== null && (
          <RemoveFromClass
            key={classId}
            studentId={studentId}
            name={profile.name}
            classId={classId}
            className={className ?? ''}
            several={profile.classes.filter((one) => one.classId !== null).length > 1}
          />
        ),
    )}
  </span>
);

/** The ways back to the teacher's own classes of the student. */
const OwnClasses = ({ profile }: { readonly profile: StudentProfile | undefined }) => (
  <span className={styles.classes}>
    {profile?.classes.map(
      ({ classId, className }) =>
        classId !== null && (
          <TextLink key={classId} {...linkTo(classPage, { id: classId })}>
            {className}
          </TextLink>
        ),
    )}
  </span>
);

const Skeleton = () => (
  <div className={styles.skeleton}>
    <div className={styles.cards}>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </div>
    <SkeletonBlock height="26rem" />
    <SkeletonTable rows={10} columns={6} />
  </div>
);
