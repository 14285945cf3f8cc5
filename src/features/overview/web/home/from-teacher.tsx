import { useActor } from '#features/accounts/web/public.tsx';
import { listClassesOfStudent } from '#features/classes/contract/endpoints.ts';
import { listChildren } from '#features/parents/contract/own-children.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { familyPage, joinClassPage, studentActivities } from '#platform/screens/core/addresses.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import styles from './home.module.css';

/** The way to all that teachers have set; for a student without a class, the way into one, and for a parent the way to the children. */
export function FromTeacher() {
  const { userId } = useActor();
  const { data } = useEndpointQuery(listClassesOfStudent, { params: { id: userId } });
  if (data?.classes.length === 0) return <WithoutClass />;
  return (
    <p className={styles.back}>
      <TextLink {...linkTo(studentActivities)}>From your teacher</TextLink>
    </p>
  );
}

/** A parent has the screens of a student, and is asked for no class code. */
function WithoutClass() {
  const { data, error } = useEndpointQuery(listChildren, {});
  if (data === undefined && error === null) return null;
  return data?.isParent === true ? <ToFamily /> : <JoinClass />;
}

const ToFamily = () => (
  <Note>
    <p>
      You find how your child reads under <TextLink {...linkTo(familyPage)}>My family</TextLink>.
    </p>
  </Note>
);

const JoinClass = () => (
  <Note>
    <p>
      You are not in a class yet. Do you have a class code from your teacher?{' '}
      <TextLink {...linkTo(joinClassPage)}>Join your class</TextLink>
    </p>
  </Note>
);
