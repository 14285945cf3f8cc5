import type { ReactNode } from 'react';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { type CoTeacherOfClass, listTeachersOfClass } from '../../contract/co-teachers.ts';
import type { TeacherClass } from '../../contract/endpoints.ts';
import styles from './co-teachers.module.css';
import { EndCoTeaching } from './end-co-teaching.tsx';
import { InviteForm } from './invite-form.tsx';
import { MakeOwner } from './make-owner.tsx';
import { OpenInvites } from './open-invites.tsx';
import { SentLink } from './sent-link.tsx';
import { useInvite } from './use-invite.ts';

interface ClassTeachersProps {
  readonly schoolClass: TeacherClass;
}

/** Who teaches a class together: for its owner with the ways to invite and to part, for a co-teacher with the way out. */
export function ClassTeachers({ schoolClass }: ClassTeachersProps) {
  const { id } = schoolClass;
  const isOwner = schoolClass.ownerName === null;
  const query = useEndpointQuery(listTeachersOfClass, { params: { id } }, { refetchOnMount: 'always' });
  const inviting = useInvite(id);
  return (
    <QueryState query={query} skeleton={<SkeletonCard lines={3} />}>
      {({ ownerName, coTeachers, invites, byMail }) => (
        <>
          {!schoolClass.mayChange && <OnlyReads />}
          <Section title="Teachers of this class">
            {ownerName !== null || coTeachers.length > 0 ? (
              <Card>
                <Stack as="ul" gap={12}>
                  <Person name={ownerName ?? 'You'} facts="Owner" />
                  {coTeachers.map((one) => (
                    <CoTeacherRow key={one.inviteId ?? one.name} coTeacher={one} schoolClass={schoolClass} />
                  ))}
                </Stack>
              </Card>
            ) : (
              <EmptyState title="Only you so far">
                A co-teacher sees the class and its students as you do. They can do everything but archive the
                class and invite others.
              </EmptyState>
            )}
          </Section>
          {isOwner && (
            <Section title="Invite a co-teacher" lead={byMail ? BY_MAIL : BY_LINK}>
              <SentLink sent={inviting.sent} />
              <InviteForm classId={id} inviting={inviting} byMail={byMail} />
            </Section>
          )}
          {invites.length > 0 && (
            <OpenInvites
              schoolClass={schoolClass}
              invites={invites}
              asOf={query.dataUpdatedAt}
              byMail={byMail}
              inviting={inviting}
            />
          )}
        </>
      )}
    </QueryState>
  );
}

const BY_MAIL = 'We send an email with a link. To accept, they need a teacher account with that address.';
const BY_LINK =
  'You get a link to pass on. To accept, they need a teacher account with the email address that you type here.';

/** What a co-teacher who is not approved can do in a class of an approved teacher. */
export const OnlyReads = () => (
  <Note>
    <p>You can look at this class. Once an administrator approves your account, you can change it, too.</p>
  </Note>
);

function CoTeacherRow({
  coTeacher: { inviteId, name, isYou, mayChange },
  schoolClass,
}: ClassTeachersProps & { readonly coTeacher: CoTeacherOfClass }) {
  return (
    <Person
      name={isYou ? `${name} (you)` : name}
      facts="Co-teacher"
      badge={!mayChange && <Badge tone="sky">Can look, not change, until approved</Badge>}
      act={
        inviteId !== null && (
          <Row gap={8}>
            {!isYou && mayChange && <MakeOwner {...{ inviteId, name, schoolClass }} />}
            <EndCoTeaching {...{ inviteId, name, isYou, schoolClass }} />
          </Row>
        )
      }
    />
  );
}

interface PersonProps {
  readonly name: string;
  readonly facts: string;
  readonly badge?: ReactNode;
  readonly act?: ReactNode;
}

const Person = ({ name, facts, badge, act }: PersonProps) => (
  <Row as="li" gap={16} rowGap={8} align="center" between>
    <div className={styles.person}>
      <p className={styles.name}>{name}</p>
      <p className={styles.facts}>{facts}</p>
      {badge}
    </div>
    {act}
  </Row>
);
