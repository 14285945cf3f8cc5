import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { EmailField } from '#platform/ui/web/email-field.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { inviteCoTeachers, listTeachersOfClass } from '../../contract/co-teachers.ts';
import styles from './co-teachers.module.css';
import type { Inviting } from './use-invite.ts';

interface InviteFormProps {
  readonly classId: number;
  readonly inviting: Inviting;
  readonly byMail: boolean;
}

/** Asks for the address of one teacher. */
export function InviteForm({ classId, inviting, byMail }: InviteFormProps) {
  const form = useEndpointForm(inviteCoTeachers, {
    initial: { email: '' },
    toInput: ({ email }) => ({ params: { id: classId }, body: { emails: [email.trim()] } }),
    paths: { 'emails.0': 'email' },
    refreshes: [listTeachersOfClass],
    onChange: inviting.forget,
    onDone: ({ invites: [outcome] }, { email }) => {
      if (outcome?.ok) form.set('email', '');
      inviting.tell(email.trim(), outcome);
    },
  });
  return (
    <Card>
      <Form form={form}>
        <div className={styles.email}>
          <EmailField {...form.field('email')} label="Email of the teacher" />
        </div>
        <div>
          <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Inviting…">
            {byMail ? 'Send the invitation' : 'Create the link'}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
