import { useState } from 'react';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { login } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { askForPassword } from '../../contract/forgotten-password.ts';
import { LINK_MINUTES } from '../../core/password-mail.ts';
import { deviceHeaders } from '../device-token.ts';
import styles from '../login-page.module.css';
import { sendsMail } from '../sends-mail.ts';

/** Asking for a link to choose a new password. What comes after is the same for everybody. */
export function ForgotPage() {
  const [asked, setAsked] = useState<{ readonly byMail: boolean } | null>(null);
  if (asked === null) return <AskForm key="ask" onAsked={setAsked} />;
  return asked.byMail ? <SentByMail key="sent" /> : <NoMail key="no mail" />;
}

function AskForm({ onAsked }: { onAsked: (asked: { byMail: boolean }) => void }) {
  const form = useEndpointForm(askForPassword, {
    initial: { username: '' },
    toInput: (values) => ({ body: values, headers: deviceHeaders() }),
    onDone: onAsked,
  });
  return (
    <Page title="Forgot your password?" width="form">
      <Card>
        <Form form={form}>
          <TextField
            {...form.field('username')}
            label="Username or email"
            hint="For teachers, parents, and administrators. Students: ask your teacher for a new password."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" variant="primary" wide pending={form.pending} pendingLabel="Sending…">
            {sendsMail() ? 'Send me a link' : 'Ask for a link'}
          </Button>
        </Form>
      </Card>
      <Stack gap={8} className={styles.below}>
        {!sendsMail() && (
          <p>
            Your school’s Openleaf does not send email. The person who runs it gets the link and gives it to
            you.
          </p>
        )}
        <p>
          Teachers and parents with no email address in the account: ask the person who runs Openleaf at your
          school for a new password. {WHO_KNOWS}
        </p>
        <p>
          <TextLink {...linkTo(login)}>Back to log in</TextLink>
        </p>
      </Stack>
    </Page>
  );
}

/** A parent rarely knows who runs the service. */
const WHO_KNOWS = 'Parents: your child’s teacher or the school office knows who that is.';

const SentByMail = () => (
  <Page
    title="Look in your mail"
    width="form"
    lead="If an account with this name has an email address, we have sent a link to it."
  >
    <Card>
      <Stack gap={12}>
        <p>The link works once, for {LINK_MINUTES} minutes.</p>
        <p>
          We send only a few emails a day. If no new one comes, use the link in the last one you got today. It
          works again for {LINK_MINUTES} minutes.
        </p>
        <p>
          Nothing there? Check your spam folder, or ask the person who runs Openleaf at your school. If your
          account has no email address, that person can give you a new password. {WHO_KNOWS}
        </p>
        <p>Students: ask your teacher for a new password.</p>
      </Stack>
    </Card>
    <LinkButton {...linkTo(login)}>Back to log in</LinkButton>
  </Page>
);

const NoMail = () => (
  <Page
    title="Now ask at your school"
    width="form"
    lead="Your school’s Openleaf does not send email, so a person gives you the link."
  >
    <Card>
      <Stack gap={12}>
        <p>Students: ask your teacher for a new password.</p>
        <p>
          Teachers and parents: ask the person who runs Openleaf at your school. If your account has an email
          address, they can find a link for you under “Mail.” It works once, for {LINK_MINUTES} minutes. If it
          has none, they can give you a new password. {WHO_KNOWS}
        </p>
      </Stack>
    </Card>
    <LinkButton {...linkTo(login)}>Back to log in</LinkButton>
  </Page>
);
