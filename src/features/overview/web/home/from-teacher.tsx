import { useActor } from '#features/accounts/web/public.tsx';
import { getStudentAssignments } from '#features/activities/contract/student.ts';
import { listClassesOfStudent } from '#features/classes/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { joinClassPage, studentActivities } from '#platform/screens/core/addresses.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import styles from './home.module.css';

interface FromTeacherProps {
  /** Something is to do, so that the way leads somewhere for certain. */
  readonly hasToDo: boolean;
}

/** The way to all that teachers have set, where they have set something; for a student without a class, the way into one. */
export function FromTeacher({ hasToDo }: FromTeacherProps) {
  const { userId } = useActor();
  const { data } = useEndpointQuery(listClassesOfStudent, { params: { id: userId } });
  const isInClass = data !== undefined && data.classes.length > 0;
  const { data: set } = useEndpointQuery(
    getStudentAssignments,
    { query: { studentId: userId } },
    { enabled: isInClass && !hasToDo },
  );
  if (data?.classes.length === 0) return <JoinClass />;
  if (!hasToDo && (set?.assignments.length ?? 0) === 0) return null;
  return (
    <p className={styles.back}>
      <TextLink {...linkTo(studentActivities)}>From your teacher</TextLink>
    </p>
  );
}

const JoinClass = () => (
  <Note>
    <p>
      You are not in a class yet. Do you have a class code from your teacher?{' '}
      <TextLink {...linkTo(joinClassPage)}>Join your class</TextLink>
    </p>
  </Note>
);
