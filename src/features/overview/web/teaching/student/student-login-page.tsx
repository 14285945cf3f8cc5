import type { ReactNode } from 'react';
import { exportStudentData } from '#features/classes/contract/student-data.ts';
import { StudentFamily } from '#features/parents/web/public.tsx';
import { DownloadButton } from '#platform/personal-data/web/download-button.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { classSettingsPage, studentLoginPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { CopyButton } from '#platform/ui/web/copy-button.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import type { StudentProfile } from '../../../contract/endpoints.ts';
import { StartOver } from '../reset/start-over.tsx';
import { EditName } from './edit-name.tsx';
import { LogOutStudent } from './log-out-student.tsx';
import { RemoveFromClass } from './remove-from-class.tsx';
import { RenewPassword } from './renew-password.tsx';
import { StudentClasses } from './student-classes.tsx';
import { StudentHub } from './student-hub.tsx';
import { StudentSupports } from './student-supports.tsx';

/** What a teacher sets for a student: levels and support, and the account with its name, username, password, and classes. */
export function StudentLoginPage() {
  const { id: studentId } = useScreen(studentLoginPage).params;
  return (
    <StudentHub studentId={studentId} part="Account" skeleton={<SkeletonCard lines={4} />}>
      {(profile) => <Parts key={studentId} profile={profile} />}
    </StudentHub>
  );
}

interface PartsProps {
  readonly profile: StudentProfile;
}

const Parts = ({ profile }: PartsProps) => {
  const { studentId, name, username, figures, allWork } = profile;
  return (
    <>
      <StudentSupports profile={profile} />
      {figures && (
        <Part
          title="Name"
          words={
            <>
              You and the student see <strong>{name}</strong>.
            </>
          }
        >
          <EditName studentId={studentId} />
        </Part>
      )}
      {username !== null && (
        <Part
          title="Username"
          words={
            <>
              The student logs in with <strong>{username}</strong>.
            </>
          }
        >
          <CopyButton text={username} label="Copy the username" />
        </Part>
      )}
      {allWork && (
        <Part title="Password" words="Create a new one when the student forgets it or someone else knows it.">
          <RenewPassword studentId={studentId} name={name} />
        </Part>
      )}
      {allWork && (
        <Part
          title="Devices"
          words="Log the student out everywhere when a device is lost or they forgot to log out."
        >
          <LogOutStudent studentId={studentId} name={name} />
        </Part>
      )}
      {allWork && (
        <Part
          title="Data"
          words="The account, the classes, and all work in one file, with a page to read and print, for the family or the student. Private notes are not in it. Each download is recorded."
        >
          <DownloadButton
            endpoint={exportStudentData}
            input={{ body: { studentId } }}
            label="Download the data"
          />
        </Part>
      )}
      {allWork && <StudentFamily studentId={studentId} name={name} timezone={profile.timezone} />}
      <StartsOver profile={profile} />
      <OwnClasses profile={profile} />
      <StudentClasses profile={profile} />
    </>
  );
};

interface PartProps {
  readonly title: string;
  readonly words: ReactNode;
  readonly children?: ReactNode;
}

const Part = ({ title, words, children }: PartProps) => (
  <Section title={title}>
    <Card>
      <Row gap={16} align="center" between>
        <p>{words}</p>
        {children}
      </Row>
    </Card>
  </Section>
);

/** The way to let a student start over who has begun; for teachers whom an admin has approved. */
const StartsOver = ({
  profile: { studentId, name, classes, allWork, pretestStatus, startsOver },
}: PartsProps) => {
  const own = classes.find(({ classId, mayChange }) => classId !== null && mayChange);
  if (!own || own.classId === null || pretestStatus === null) return null;
  if (!allWork)
    return pretestStatus === 'pretest_not_started' ? null : (
      <Part
        title="Start over"
        words={`Once an administrator approves your account, you can let ${name} start over.`}
      />
    );
  if (startsOver)
    return (
      <Part
        title="Start over"
        words={`${name} starts over: the new pretest has not begun. Until then it can be undone in the settings of the class.`}
      >
        <LinkButton {...linkTo(classSettingsPage, { id: own.classId })}>Class settings</LinkButton>
      </Part>
    );
  if (pretestStatus === 'pretest_not_started') return null;
  return (
    <Part
      title="Start over"
      words="For a new school year, or when the level does not fit at all: the pretest again, and a fresh count. All work is kept."
    >
      <StartOver classId={own.classId} students={[{ studentId, name }]} />
    </Part>
  );
};

/** The classes of the student that the teacher may change, each with the way out of it. */
const OwnClasses = ({ profile: { studentId, name, classes } }: PartsProps) => {
  const own = classes.filter(({ classId, mayChange }) => classId !== null && mayChange);
  return own.map(
    ({ classId, className }) =>
      classId !== null && (
        <Part key={classId} title={className ?? 'Class'} words="Removing a student deletes no work.">
          <RemoveFromClass
            studentId={studentId}
            name={name}
            classId={classId}
            className={className ?? ''}
            several={own.length > 1}
          />
        </Part>
      ),
  );
};
