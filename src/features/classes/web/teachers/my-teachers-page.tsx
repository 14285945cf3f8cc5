import { WhoSeesMe } from '#features/parents/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { joinClassPage } from '#platform/screens/core/addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { longDate } from '#platform/wording/core/long-date.ts';
import { type ClassWithTeacher, myTeachers } from '../../contract/teacher-invitations.ts';
import { ClassFace } from '../class-face/class-face.tsx';
import { InviteTeacherForm } from './invite-teacher-form.tsx';
import { LeaveClassButton } from './leave-class-button.tsx';
import styles from './my-teachers.module.css';

/** A student's classes with their teachers, and the two ways to one more. */
export function MyTeachersPage() {
  const query = useEndpointQuery(myTeachers, {}, { refetchOnMount: 'always' });
  return (
    <Page title="My teachers" width="reading">
      <QueryState query={query} skeleton={<SkeletonCard lines={2} />}>
        {({ classes }) => (classes.length > 0 ? <Teachers classes={classes} /> : <NoTeacher />)}
      </QueryState>
      <WhoSeesMe />
      <Section title="Join another class">
        <Card gap={16}>
          <p>Do you have a class code from a teacher?</p>
          <div>
            <LinkButton {...linkTo(joinClassPage)}>Join with a class code</LinkButton>
          </div>
        </Card>
      </Section>
      <Section title="Ask a teacher">
        <InviteTeacherForm />
      </Section>
    </Page>
  );
}

const Teachers = ({ classes }: { readonly classes: readonly ClassWithTeacher[] }) => (
  <Stack as="ul">
    {classes.map(
      ({ classId, className, iconUrl, iconColor, since, timezone, isArchived, mayLeave, ...teachers }) => (
        <Card key={classId} as="li">
          <Row gap={12} align="center" oneLine>
            <ClassFace schoolClass={{ id: classId, name: className, iconUrl, iconColor }} />
            <div>
              <p className={styles.teacher}>{namesOf(teachers)}</p>
              <p>{className}</p>
            </div>
          </Row>
          <p className={styles.since}>
            {isArchived ? 'This class is over.' : `You joined on ${longDate(since, timezone)}.`}
          </p>
          {mayLeave && <LeaveClassButton classId={classId} className={className} isArchived={isArchived} />}
        </Card>
      ),
    )}
  </Stack>
);

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });
const namesOf = ({ teacherName, coTeacherNames }: Pick<ClassWithTeacher, 'teacherName' | 'coTeacherNames'>) =>
  inWords.format([teacherName, ...coTeacherNames]);

const NoTeacher = () => (
  <EmptyState title="No teacher yet">
    When you are in a class, you see your teacher here. Your teacher then sees what you have read.
  </EmptyState>
);
