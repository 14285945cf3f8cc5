import { useState } from 'react';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { EmailField } from '#platform/ui/web/email-field.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { inviteTeacher } from '../../contract/teacher-invitations.ts';

/** The same whether there is such a teacher or not, and without the address. */
const ASKED = 'If this teacher uses Openleaf, they can see that you asked.';

/** Asks a teacher by email address. No mail is sent. */
export function InviteTeacherForm() {
  const [asked, setAsked] = useState(false);
  const form = useEndpointForm(inviteTeacher, {
    initial: { email: '' },
    toInput: ({ email }) => ({ body: { email: email.trim() } }),
    onChange: () => setAsked(false),
    onDone: () => {
      form.set('email', '');
      setAsked(true);
      announce(ASKED);
    },
  });
  return (
    <Card>
      <Form form={form}>
        {asked && (
          <Note tone="leaf">
            <p>{ASKED}</p>
          </Note>
        )}
        <EmailField
          {...form.field('email')}
          label="Your teacher’s email address"
          hint="Your teacher sees your name and can add you to a class."
        />
        <div>
          <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Asking…">
            Ask this teacher
          </Button>
        </div>
      </Form>
    </Card>
  );
}
