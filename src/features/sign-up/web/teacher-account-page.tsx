import { registerTeacher } from '#features/accounts/contract/endpoints.ts';
import { PASSWORD_MIN } from '#features/accounts/core/password.ts';
import { deviceHeaders } from '#features/accounts/web/public.tsx';
import { NameFields } from '#features/classes/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { chosenPlan } from '#platform/plans/web/chosen-plan.ts';
import { hasPlans } from '#platform/plans/web/has-plans.ts';
import { wantedQuote } from '#platform/plans/web/wanted-quote.ts';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { login } from '#platform/screens/core/addresses.ts';
import { plansPage, quotePage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { PasswordField } from '#platform/ui/web/password-field.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { MakeAccountButton } from './make-account-button.tsx';
import { shortPassword } from './short-password.ts';
import { SignUpProgress } from './sign-up-progress.tsx';
import { keepSignUpState, readSignUpState } from './sign-up-state.ts';
import { useSignUpDone } from './use-sign-up-done.ts';
import { UsernameField } from './username-field.tsx';

/** A teacher's account. */
export function TeacherAccountPage() {
  const done = useSignUpDone();
  const form = useEndpointForm(registerTeacher, {
    initial: { ...readSignUpState(), password: '' },
    toInput: ({ firstName, lastName, email, username, password, ref }) => ({
      headers: deviceHeaders(),
      body: {
        firstName,
        lastName,
        email: email.trim(),
        username: username.trim(),
        password,
        registerAs: 'teacher' as const,
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(ref !== '' && { ref }),
      },
    }),
    check: (values) => shortPassword(values, PASSWORD_MIN.adult),
    onChange: keepSignUpState,
    onDone: done,
  });
  return (
    <Page
      title="Create your teacher account"
      width="reading"
      above={<SignUpProgress who="teacher" step="details" />}
      lead="Then you create a class and give its code to your students."
    >
      {hasPlans() && <ChosenPlanNote />}
      <Card>
        <Form form={form}>
          <NameFields first={form.field('firstName')} last={form.field('lastName')} />
          <TextField {...form.field('email')} label="Email" type="email" autoComplete="email" />
          <UsernameField
            {...form.field('username')}
            hint="You log in with it: 3 or more letters or numbers."
          />
          <PasswordField
            {...form.field('password')}
            label="Password"
            hint={`At least ${PASSWORD_MIN.adult} characters. Three or four words are easy to remember.`}
            autoComplete="new-password"
          />
          <MakeAccountButton pending={form.pending} />
        </Form>
      </Card>
    </Page>
  );
}

const NAMES = { small: 'Small', medium: 'Medium', large: 'Large' } as const;

/** Whoever chose a plan, or asked for a quote, hears that it waits for them; nothing for anybody else. */
function ChosenPlanNote() {
  if (wantedQuote.read()) return <WantedQuoteNote />;
  const plan = chosenPlan.read()?.plan ?? null;
  if (plan === null) return null;
  return (
    <Note title={`You chose the ${NAMES[plan]} plan`}>
      <p>
        First, create an account. Your plan will be waiting in the last step, and you pay nothing until then.
      </p>
      <p>
        Already have an account?{' '}
        <TextLink {...linkTo(login, {}, { to: href(plansPage) })}>Log in and choose your plan</TextLink>
      </p>
    </Note>
  );
}

const WantedQuoteNote = () => (
  <Note title="You asked for a quote">
    <p>First, create an account. It is free. Then you make the quote for your school.</p>
    <p>
      Already have an account?{' '}
      <TextLink {...linkTo(login, {}, { to: href(quotePage) })}>Log in and make the quote</TextLink>
    </p>
  </Note>
);
