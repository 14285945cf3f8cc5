import { studentPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Columns } from '#platform/ui/web/columns.tsx';
import { PrintedOn } from '#platform/ui/web/printed-on.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonBlock, SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { StudentProfile } from '../../../contract/endpoints.ts';
import { LevelChanges } from './level-changes.tsx';
import { LevelOverTime } from './level-over-time.tsx';
import { OpenQuestion } from './open-question.tsx';
import { StartedOverNote } from './started-over-note.tsx';
import { StudentHub } from './student-hub.tsx';
import styles from './student-page.module.css';
import { StudentSummary } from './student-summary.tsx';

/** Where a student stands, and how the level moved and why. */
export function StudentPage() {
  const { id: studentId } = useScreen(studentPage).params;
  return (
    <StudentHub studentId={studentId} part="Overview" prints skeleton={<Skeleton />}>
      {(profile) => (
        <>
          <PrintedOn about={classesOf(profile)} zone={profile.timezone} />
          <StartedOverNote profile={profile} />
          <OpenQuestion profile={profile} />
          <StudentSummary profile={profile} />
          <div className={styles.level}>
            <Section title="Reading level over time">
              <LevelOverTime profile={profile} />
            </Section>
            <Section title="Level changes">
              <LevelChanges studentId={studentId} name={profile.name} few />
            </Section>
          </div>
        </>
      )}
    </StudentHub>
  );
}

/** The classes of the teacher that the student is in. */
const classesOf = ({ classes }: StudentProfile): string =>
  classes.flatMap(({ className }) => className ?? []).join(', ');

const Skeleton = () => (
  <Stack gap={24}>
    <Columns least={18}>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </Columns>
    <SkeletonBlock height="26rem" />
  </Stack>
);
