import { useActor } from '#features/accounts/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { createClassPage, pretest, studentHome, teacherClasses } from '#platform/screens/core/addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { readSignUpState } from './sign-up-state.ts';
import styles from './summary-page.module.css';

/** The account is made: what was made, and the one next thing to do. */
export function SummaryPage() {
  const { role } = useActor();
  const { username } = readSignUpState();
  return (
    <Page title="Your account is ready" width="reading">
      {username !== '' && (
        <Card tone="leaf">
          <p>You log in with this username:</p>
          <p className={styles.username}>{username}</p>
          <p>Keep it with your password in a safe place.</p>
        </Card>
      )}
      {role === 'teacher' ? <TeacherNext /> : <StudentNext />}
    </Page>
  );
}

const StudentNext = () => (
  <Card>
    <div className={styles.next}>
      <h2>What now?</h2>
      <p>
        First we find out which texts fit you. You read a few short passages and answer questions about them.
        It is not a test for marks, and you can stop and go on at any time.
      </p>
      <LinkButton {...linkTo(pretest)} variant="primary">
        Take the pretest
      </LinkButton>
      <LinkButton {...linkTo(studentHome)} variant="quiet">
        Later, take me home
      </LinkButton>
    </div>
  </Card>
);

const TeacherNext = () => (
  <Card>
    <div className={styles.next}>
      <h2>What now?</h2>
      <p>Make a class. You get a class code, and your students join with it.</p>
      <LinkButton {...linkTo(createClassPage)} variant="primary">
        Create your class
      </LinkButton>
      <LinkButton {...linkTo(teacherClasses)} variant="quiet">
        Later, take me to my classes
      </LinkButton>
    </div>
  </Card>
);
