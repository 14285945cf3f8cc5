import { useActor } from '#features/accounts/web/public.tsx';
import { hasPlans } from '#platform/plans/web/has-plans.ts';
import { wantedQuote } from '#platform/plans/web/wanted-quote.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { familyPage, joinClassPage, pretest, studentHome } from '#platform/screens/core/addresses.ts';
import {
  classPage,
  createClassPage,
  quotePage,
  teacherClasses,
} from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { readSignUpState } from './sign-up-state.ts';
import styles from './summary-page.module.css';

/** The account is made: what was made, and the one next thing to do. */
export function SummaryPage() {
  const { role } = useActor();
  const { username, className, teacherName, classId, registerAs } = readSignUpState();
  const isParent = role === 'student' && registerAs === 'parent';
  return (
    <Page title="Your account is ready" width="reading">
      {username !== '' && (
        <Card tone="leaf">
          {role === 'student' && className !== '' && (
            <p>
              You are in <strong>{className}</strong> with {teacherName} now.
            </p>
          )}
          <p>You log in with this username:</p>
          <p className={styles.username}>{username}</p>
          {role === 'student' && className === '' && !isParent ? <NobodyHelps /> : <p>{KEEP}</p>}
          {isParent && <p>{NO_NEW_PASSWORD}</p>}
          {role === 'teacher' && <p>{BY_EMAIL}</p>}
        </Card>
      )}
      {isParent && <ParentNext />}
      {role === 'student' && !isParent && <StudentNext />}
      {role === 'teacher' && hasPlans() && wantedQuote.read() && <QuoteNext />}
      {role !== 'student' &&
        (classId === '' ? <TeacherNext /> : <ClassNext id={Number(classId)} name={className} />)}
    </Page>
  );
}

const KEEP = 'Keep it with your password in a safe place.';

/** A parent has no teacher of their own. Without an address, the operator gives a new password by command (decision 121). */
const NO_NEW_PASSWORD =
  'If your account has an email address, you can get a link for a new password when you forget yours. If it has none, only the person who runs Openleaf at your school can give you a new one.';

/** Until then anybody could have signed up under the address (decision 27). */
const BY_EMAIL = 'Once an administrator has approved your account, you can log in with your email, too.';

/** A teacher gives a student a new password; without a class, only the operator could. */
const NobodyHelps = () => (
  <p>
    Write down your username and your password. You have no class yet: if you forget your password, no teacher
    can give you a new one. Once you <TextLink {...linkTo(joinClassPage)}>join a class</TextLink>, your
    teacher can.
  </p>
);

const ParentNext = () => (
  <Card>
    <Stack narrow>
      <h2>Connect with your child</h2>
      <p>
        Ask your child’s teacher for a family code. It may be on your child’s login card. Type it, and the
        teacher confirms that you are a parent. Then you see how your child reads.
      </p>
      <LinkButton {...linkTo(familyPage)} variant="primary">
        Go to my family
      </LinkButton>
    </Stack>
  </Card>
);

const StudentNext = () => (
  <Card>
    <Stack narrow>
      <h2>Let’s find your level</h2>
      <p>
        First we find out which passages fit you. You read a few short passages and answer questions about
        them. You do not get a grade, and you can stop and continue at any time.
      </p>
      <LinkButton {...linkTo(pretest)} variant="primary">
        Start
      </LinkButton>
      <LinkButton {...linkTo(studentHome)} variant="quiet">
        Not now
      </LinkButton>
    </Stack>
  </Card>
);

const ClassNext = ({ id, name }: { readonly id: number; readonly name: string }) => (
  <Card>
    <Stack narrow>
      <h2>{name} is ready</h2>
      <p>There you see who has joined and how each student reads.</p>
      <LinkButton {...linkTo(classPage, { id })} variant="primary">
        Open {name}
      </LinkButton>
    </Stack>
  </Card>
);

/** Whoever asked for a quote before they had an account. */
const QuoteNext = () => (
  <Card>
    <Stack narrow>
      <h2>Your quote</h2>
      <p>You asked for a quote for your school. It takes about a minute.</p>
      <LinkButton {...linkTo(quotePage)} variant="primary">
        Make the quote
      </LinkButton>
    </Stack>
  </Card>
);

const TeacherNext = () => (
  <Card>
    <Stack narrow>
      <h2>What now?</h2>
      <p>Create a class. You get a class code, and your students join with it.</p>
      <LinkButton {...linkTo(createClassPage)} variant="primary">
        Create your class
      </LinkButton>
      <LinkButton {...linkTo(teacherClasses)} variant="quiet">
        Not now, go to my classes
      </LinkButton>
    </Stack>
  </Card>
);
