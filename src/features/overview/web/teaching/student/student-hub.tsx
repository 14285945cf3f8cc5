import { Fragment, type ReactNode } from 'react';
import { LoginShutNote } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage, studentPage, studentQuizzesPage } from '#platform/screens/core/staff-addresses.ts';
import { HubTabs } from '#platform/screens/web/hub-tabs.tsx';
import { PlaceCrumbs } from '#platform/screens/web/place-crumbs.tsx';
import type { Crumb } from '#platform/ui/web/breadcrumb.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { PrintButton } from '#platform/ui/web/print-button.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { type StudentProfile, viewProfileForStudent } from '../../../contract/endpoints.ts';
import { fromClassFirst } from '../class/class-come-from.ts';
import { NotInYourClasses } from '../not-in-your-classes.tsx';
import { OnDesk } from '../on-desk.tsx';
import { Neighbors } from './neighbors.tsx';
import { NotApprovedNote } from './student-classes.tsx';

interface StudentHubProps {
  readonly studentId: number;
  /** The open part, for the title of the document: "Quizzes". */
  readonly part: string;
  /** The part is worth a sheet of paper: it has a button for that. */
  readonly prints?: boolean;
  /** What is shown is one quiz: the way back leads to the student and to all their quizzes. */
  readonly isQuiz?: boolean;
  readonly skeleton: ReactNode;
  readonly children: (profile: StudentProfile) => ReactNode;
}

/** A student as a place: the name, the classes, the students before and after, and the parts, each with an address. */
export function StudentHub({
  studentId,
  part,
  prints = false,
  isQuiz = false,
  skeleton,
  children,
}: StudentHubProps) {
  const query = useEndpointQuery(viewProfileForStudent, { body: { studentId } });
  const profile = query.data;
  const [schoolClass, ...others] = ownClasses(profile);
  const within = [...(schoolClass ? [schoolClass] : []), ...(profile && isQuiz ? quizCrumbs(profile) : [])];
  if (query.error?.problem.code === 'not-found') return <NotInYourClasses what="student" />;
  return (
    <Page
      title={`${profile?.name ?? 'Student'}: ${part}`}
      heading={profile?.name ?? 'Student'}
      width="teacher"
      above={<PlaceCrumbs viewer="teacher" within={within} />}
      lead={others.length > 0 ? <AlsoIn classes={others} /> : undefined}
      actions={profile && <Actions profile={profile} prints={prints} />}
    >
      <QueryState query={query} skeleton={skeleton}>
        {(loaded) => (
          <>
            {loaded.figures && <LoginShutNote key={studentId} studentId={studentId} name={loaded.name} />}
            <NotApprovedNote profile={loaded} />
            <HubTabs hub="student" viewer="teacher" label={loaded.name} params={{ id: studentId }} />
            {children(loaded)}
          </>
        )}
      </QueryState>
    </Page>
  );
}

const Actions = ({ profile, prints }: { readonly profile: StudentProfile; readonly prints: boolean }) => (
  <>
    <Neighbors profile={profile} />
    {prints && (
      <OnDesk>
        <PrintButton />
      </OnDesk>
    )}
  </>
);

/** The teacher's other classes of a student; the way back names one. */
const AlsoIn = ({ classes }: { readonly classes: readonly Crumb[] }) => (
  <>
    Also in{' '}
    {classes.map(({ label, ...destination }, index) => (
      <Fragment key={destination.to}>
        {index > 0 && ', '}
        <TextLink {...destination}>{label}</TextLink>
      </Fragment>
    ))}
  </>
);

/** The classes of the teacher that the student is in: the one that the teacher comes from first, then the one that counts. */
const ownClasses = (profile: StudentProfile | undefined): Crumb[] =>
  fromClassFirst(profile?.classes ?? []).flatMap(({ classId, className }) =>
    classId === null ? [] : [{ ...linkTo(classPage, { id: classId }), label: className ?? 'Class' }],
  );

const quizCrumbs = ({ studentId: id, name }: StudentProfile): Crumb[] => [
  { ...linkTo(studentPage, { id }), label: name },
  { ...linkTo(studentQuizzesPage, { id }), label: 'Quizzes' },
];
