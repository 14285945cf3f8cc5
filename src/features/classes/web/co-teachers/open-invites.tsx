import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { longDate } from '#platform/wording/core/long-date.ts';
import type { OpenInvite } from '../../contract/co-teachers.ts';
import type { TeacherClass } from '../../contract/endpoints.ts';
import { INVITE_STATUS } from '../../core/co-teacher-invite.ts';
import styles from './co-teachers.module.css';
import { useEndInvite } from './use-end-invite.ts';
import type { Inviting } from './use-invite.ts';

interface OpenInvitesProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'timezone'>;
  readonly invites: readonly OpenInvite[];
  /** When the list was fetched, epoch milliseconds. */
  readonly asOf: number;
  readonly byMail: boolean;
  readonly inviting: Inviting;
}

/** Who was invited and has not come: who did not answer, and who said no. */
export const OpenInvites = ({ invites, ...rest }: OpenInvitesProps) => (
  <Section title="Invited">
    <Card>
      <Stack as="ul" gap={12}>
        {invites.map((invite) => (
          <Invited key={invite.inviteId} invite={invite} {...rest} />
        ))}
      </Stack>
    </Card>
  </Section>
);

interface InvitedProps extends Omit<OpenInvitesProps, 'invites'> {
  readonly invite: OpenInvite;
}

function Invited({ invite, schoolClass, asOf, byMail, inviting }: InvitedProps) {
  const { inviteId, email, invitedAt } = invite;
  const { end, pending } = useEndInvite(schoolClass.id);
  const again = byMail ? 'Send again' : 'New link';
  const takeBack = async () => {
    if (await end(inviteId, `The invitation to ${email} is taken back.`)) focusHeading();
  };
  return (
    <Row as="li" gap={16} rowGap={8} align="center" between>
      <div className={styles.person}>
        <p className={styles.name}>{email}</p>
        <p className={styles.facts}>Invited on {longDate(invitedAt, schoolClass.timezone)}</p>
        <State invite={invite} asOf={asOf} />
      </div>
      <Row gap={8}>
        <Button
          pending={inviting.pending}
          aria-label={`${again}: ${email}`}
          onClick={() => void inviting.inviteAgain(email)}
        >
          {again}
        </Button>
        <Button
          variant="quiet"
          pending={pending}
          aria-label={`Take back: ${email}`}
          onClick={() => void takeBack()}
        >
          Take back
        </Button>
      </Row>
    </Row>
  );
}

function State({ invite: { status, expiresAt }, asOf }: Pick<InvitedProps, 'invite' | 'asOf'>) {
  if (status === INVITE_STATUS.rejected) return <Badge>Said “not now”</Badge>;
  return Date.parse(expiresAt) > asOf ? <Badge tone="sky">No answer yet</Badge> : <Badge>Expired</Badge>;
}
