import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { chooseRole, forgotPassword, login } from '#platform/screens/core/addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { PasswordField } from '#platform/ui/web/password-field.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { logIn } from '../contract/endpoints.ts';
import type { SignedIn } from '../contract/fields.ts';
import { homeOf } from '../core/home-of.ts';
import { BadgeLogin } from './badge/badge-login.tsx';
import { CrowdNote } from './crowd-note.tsx';
import { DemoNote } from './demo-note.tsx';
import { deviceHeaders, keepDeviceToken } from './device-token.ts';
import { EndedNote } from './ended-note.tsx';
import styles from './login-page.module.css';
import { ProviderButtons } from './providers/provider-buttons.tsx';
import { safeReturn } from './safe-return.ts';
import { usePerson, useSignInStore } from './sign-in-provider.tsx';
import { TooManyNote } from './too-many-note.tsx';
import { challengeOf } from './two-steps/challenge-of.ts';
import { SecondStep } from './two-steps/second-step.tsx';

/** Logging in. A person who is logged in, before or afterwards, goes where they wanted to go, or home. */
export function LoginPage() {
  const store = useSignInStore();
  const person = usePerson();
  const { search } = useScreen(login);
  const signIn = ({ userId, role, token, outboxKey, deviceToken }: SignedIn) => {
    keepDeviceToken(deviceToken);
    store.signIn({ userId, role, token, outboxKey });
  };
  // The one from whose second step somebody went back is over.
  const [left, setLeft] = useState<string | null>(null);
  const form = useEndpointForm(logIn, {
    initial: { username: '', password: '' },
    toInput: (values) => ({
      body: { ...values, username: values.username.trim() },
      headers: deviceHeaders(),
    }),
    patient: true,
    onDone: signIn,
  });
  const challenge = challengeOf(form.problem);
  if (person !== null) return <Navigate to={safeReturn(search.to) ?? href(homeOf(person.role))} replace />;
  if (challenge !== null && challenge !== left)
    return (
      <Page title="Log in: second step" width="form">
        <SecondStep key={challenge} challenge={challenge} onDone={signIn} onBack={() => setLeft(challenge)} />
      </Page>
    );
  const shown = challenge === null ? form : { ...form, problem: null };
  const wait = form.problem?.code === 'too-many-guesses' ? form.problem.retryAfter : undefined;
  return (
    <Page title="Log in" width="form">
      <EndedNote isJoined={form.problem?.code === 'joined-account'} />
      <Card>
        <Form form={wait === undefined ? shown : { ...form, problem: null }}>
          {wait !== undefined && <TooManyNote key={String(form.problem?.requestId)} seconds={wait} />}
          <TextField
            {...form.field('username')}
            label="Username or email"
            hint="Students use their username. Teachers can use their email, too, once they are approved."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
          <Button type="submit" variant="primary" wide pending={form.pending} pendingLabel="Logging in…">
            Log in
          </Button>
          {form.pausing !== null && <CrowdNote seconds={form.pausing} />}
        </Form>
      </Card>
      <BadgeLogin />
      <ProviderButtons to={search.to} />
      <Stack gap={8} className={styles.below}>
        <p>
          New here? <TextLink {...linkTo(chooseRole)}>Create an account</TextLink>
        </p>
        <p>Students, did you forget your password? Ask your teacher for a new one.</p>
        {/* Said to everyone, so that it tells nobody whether this account is. */}
        {form.problem?.code === 'wrong-login' && (
          <p>
            If your username and password are right, your account may be locked. Ask your teacher or your
            school.
          </p>
        )}
        <p>
          Teachers and parents: <TextLink {...linkTo(forgotPassword)}>Forgot your password?</TextLink>
        </p>
      </Stack>
      <DemoNote />
    </Page>
  );
}
