import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { usePerson } from '#features/accounts/web/public.tsx';
import { newKey } from '#platform/endpoint/web/new-key.ts';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { hasPlans } from '#platform/plans/web/has-plans.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { forgotPassword } from '#platform/screens/core/addresses.ts';
import { helpPage } from '#platform/screens/core/service-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { TextField } from '#platform/ui/web/fields.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextAreaField } from '#platform/ui/web/text-area-field.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { INQUIRY_MAX, sendInquiry } from '../contract/contact.ts';
import styles from './help.module.css';
import { useAudience } from './use-audience.ts';

/** How to reach the person who runs the service; a student is sent to the teacher. */
export function ContactPage() {
  /** The email that the answer goes to, empty where none was given; null until a message is sent. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const audience = useAudience();
  const isLoggedIn = usePerson() !== null;
  if (audience === 'student') return <ForStudents />;
  if (sentFrom !== null) return <Sent key="sent" email={sentFrom} />;
  return (
    <Page title="Contact" width="form" lead={`Your message goes to ${whoReads()}, and to nobody else.`}>
      <Stack gap={8}>
        <p>
          Most questions have an answer in the <TextLink {...linkTo(helpPage)}>help</TextLink>. For a password
          that you forgot, there is <TextLink {...linkTo(forgotPassword)}>a page of its own</TextLink>.
        </p>
        {!isLoggedIn && (
          <p>
            Parents without an email address: ask your child’s teacher or the school office. They know who
            runs Openleaf at your school.
          </p>
        )}
        <p>Students: please ask your teacher. Your teacher can help you fastest.</p>
      </Stack>
      <ContactForm onSent={setSentFrom} />
    </Page>
  );
}

/** Where plans are sold, one Openleaf may be for many schools. */
const whoReads = (): string =>
  hasPlans()
    ? 'the people who run this Openleaf and sell its plans'
    : 'the person who runs Openleaf at your school';

const atStart = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function ContactForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const isLoggedIn = usePerson() !== null;
  // A message that is sent again after a lost reply is kept once.
  const [inquiryKey] = useState(newKey);
  const form = useEndpointForm(sendInquiry, {
    initial: { name: '', email: '', text: '' },
    toInput: (values) => ({ body: { ...values, inquiryKey } }),
    check: ({ email, text }) => ({
      ...(email.trim() === '' && !isLoggedIn && { email: 'Enter your email.' }),
      ...(text.trim() === '' && { text: 'Please write a message.' }),
    }),
    onDone: (_, { email }) => onSent(email.trim()),
  });
  return (
    <Card>
      <Form form={form}>
        <TextField {...form.field('name')} label="Name" optional autoComplete="name" maxLength={80} />
        <TextField
          {...form.field('email')}
          label="Email"
          hint="So that somebody can answer you."
          type="email"
          autoComplete="email"
          {...(isLoggedIn && { optional: true })}
        />
        <TextAreaField
          {...form.field('text')}
          label="Message"
          hint="Please leave out passwords and the names of students."
          rows={6}
          maxLength={INQUIRY_MAX}
        />
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Sending…">
          Send the message
        </Button>
      </Form>
    </Card>
  );
}

const Sent = ({ email }: { readonly email: string }) => (
  <Page title="Your message was sent" width="form">
    <Card tone="leaf">
      <Row gap={16} oneLine>
        <IconMailCheck size={32} className={styles.sent} aria-hidden />
        <Stack gap={8}>
          <p>{atStart(whoReads())} can read it now.</p>
          {email !== '' && (
            <p>
              The answer goes to <strong className={styles.address}>{email}</strong>.
            </p>
          )}
        </Stack>
      </Row>
    </Card>
    <Stack gap={12}>
      <p>Many questions have an answer in the help already.</p>
      <div>
        <LinkButton {...linkTo(helpPage)}>Open the help</LinkButton>
      </div>
    </Stack>
  </Page>
);

const ForStudents = () => (
  <Page title="Contact" width="reading" lead="Please ask your teacher. Your teacher can help you fastest.">
    <LinkButton {...linkTo(helpPage)} variant="primary">
      Help
    </LinkButton>
  </Page>
);
