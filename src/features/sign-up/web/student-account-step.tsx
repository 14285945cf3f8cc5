import { minimumFor } from '#features/accounts/core/password.ts';
import { deviceHeaders } from '#features/accounts/web/public.tsx';
import { showClassCode } from '#features/classes/core/class-code.ts';
import { NameFields } from '#features/classes/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { PasswordField } from '#platform/ui/web/password-field.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import { registerStudent } from '../contract/endpoints.ts';
import { BirthFields } from './birth-fields.tsx';
import { firstOfMonth } from './birth-month.ts';
import { MakeAccountButton } from './make-account-button.tsx';
import { shortPassword } from './short-password.ts';
import { SignUpProgress } from './sign-up-progress.tsx';
import { keepSignUpState, readSignUpState } from './sign-up-state.ts';
import styles from './student-account-step.module.css';
import { useSignUpDone } from './use-sign-up-done.ts';
import { UsernameField } from './username-field.tsx';

/** What a student's sign-up in this tab may have left. */
const OF_PARENT = { registerAs: 'parent', className: '', teacherName: '' } as const;

const FOR_PARENTS =
  'This account is for you, not for your child. To see how your child reads, you also need a family code from your child’s teacher. You can type it in the next step or later.';

export interface StudentAccountStepProps {
  readonly registerAs: 'student' | 'parent';
  /** Back to the class code; a parent has none. */
  readonly onChangeCode?: () => void;
}

type Values = ReturnType<typeof readSignUpState> & { password: string };

const toBody = (values: Values, registerAs: 'student' | 'parent') => {
  const birthDate = registerAs === 'student' ? firstOfMonth(values.birthYear, values.birthMonth) : undefined;
  return {
    username: values.username.trim(),
    password: values.password,
    registerAs,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(joinsClass(values, registerAs) && {
      classCode: values.classCode,
      firstName: values.firstName,
      lastName: values.lastName,
    }),
    ...(birthDate !== undefined && { birthDate }),
    ...(registerAs === 'parent' && { email: values.email.trim() }),
    ...(values.ref !== '' && { ref: values.ref }),
  };
};

/** A parent joins no class: a family code connects them with a child later (decision 77). */
const joinsClass = ({ classCode }: Pick<Values, 'classCode'>, registerAs: 'student' | 'parent') =>
  registerAs === 'student' && classCode !== '';

/** Half an answer to the age question is a slip; no answer is one's right, and counts as under 13. */
const checkBirth = ({ birthYear, birthMonth }: Values): Partial<Record<keyof Values, string>> => {
  if (birthYear === '' && birthMonth !== '') return { birthYear: 'Please choose the year, too.' };
  if (birthMonth === '' && birthYear !== '') return { birthMonth: 'Please choose the month, too.' };
  return {};
};

export function StudentAccountStep({ registerAs, onChangeCode }: StudentAccountStepProps) {
  const done = useSignUpDone();
  const form = useEndpointForm(registerStudent, {
    initial: { ...readSignUpState(), password: '' },
    toInput: (values) => ({ body: toBody(values, registerAs), headers: deviceHeaders() }),
    paths: { birthDate: 'birthYear' },
    unshown: ['classCode'],
    check: (values) => ({
      ...shortPassword(values, minimumFor('student', registerAs)),
      ...checkBirth(values),
    }),
    onChange: keepSignUpState,
    onDone: (signedIn) => {
      keepSignUpState(registerAs === 'parent' ? { ...OF_PARENT } : { registerAs: '' });
      return done(signedIn);
    },
  });
  const { classCode, className, teacherName } = form.values;
  return (
    <Page
      title={registerAs === 'parent' ? 'Create your parent account' : 'Create your account'}
      width="reading"
      above={<SignUpProgress who={registerAs} step="details" />}
      {...(registerAs === 'parent' && { lead: FOR_PARENTS })}
    >
      <Card>
        <Form form={form}>
          {joinsClass(form.values, registerAs) && (
            <>
              <Row as="p" rowGap={4} align="center">
                {className === '' ? (
                  <span>
                    Class code <strong>{showClassCode(classCode)}</strong>
                  </span>
                ) : (
                  <span>
                    You are joining <strong>{className}</strong> with {teacherName}.
                  </span>
                )}
                <span className={styles.change}>
                  <Button variant="quiet" onClick={() => onChangeCode?.()}>
                    Change the code
                  </Button>
                </span>
              </Row>
              <NameFields first={form.field('firstName')} last={form.field('lastName')} />
              <p className={styles.why}>Other students do not see your name.</p>
            </>
          )}
          <UsernameField
            {...form.field('username')}
            hint={
              registerAs === 'student'
                ? 'You log in with it. Please do not use your full name.'
                : 'You log in with it: 3 or more letters or numbers.'
            }
          />
          {registerAs === 'parent' && (
            <TextField
              {...form.field('email')}
              label="Email"
              optional
              hint="With it, you can get a new password if you forget yours."
              type="email"
              autoComplete="email"
              maxLength={254}
            />
          )}
          <PasswordField
            {...form.field('password')}
            label="Password"
            hint={`At least ${minimumFor('student', registerAs)} characters. Three or four words are easy to remember.`}
            autoComplete="new-password"
          />
          {registerAs === 'student' && (
            <BirthFields month={form.field('birthMonth')} year={form.field('birthYear')} />
          )}
          <MakeAccountButton pending={form.pending} />
        </Form>
      </Card>
    </Page>
  );
}
