import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { joinClassPage, studentHome } from '#platform/screens/core/addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { TextField } from '#platform/ui/web/fields.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { joinClass } from '../contract/endpoints.ts';
import { getStudentName } from '../contract/student-name.ts';
import { codeFault } from './code-fault.ts';
import styles from './join-class-page.module.css';
import { keepJustJoined } from './just-joined.ts';
import { NameFields } from './name-fields.tsx';

/** One field: the code from the board. */
export function JoinClassPage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { userId } = useActor();
  const { code = '' } = useScreen(joinClassPage).search;
  const { data: named } = useEndpointQuery(getStudentName, { params: { id: userId } });
  const asksName = named?.firstName === '' && named.lastName === '';
  const form = useEndpointForm(joinClass, {
    initial: { classCode: code, firstName: '', lastName: '' },
    toInput: ({ classCode, ...names }) => ({ body: { classCode, ...(asksName && names) } }),
    check: ({ classCode }) => {
      const fault = codeFault(classCode);
      return fault === null ? {} : { classCode: fault };
    },
    onDone: async ({ name }) => {
      // A class decides what a student sees everywhere: levels, points, passages.
      await queryClient.invalidateQueries();
      keepJustJoined(queryClient, name);
      await navigate({ ...linkTo(studentHome), replace: true });
      announce(`You are in ${name} now.`);
    },
  });
  return (
    <Page title="Join a class" width="reading" lead="Your teacher has a code for your class.">
      <Card>
        <Form form={form}>
          <div className={styles.code}>
            <TextField
              {...form.field('classCode')}
              label="Class code"
              hint="8 letters and numbers, such as ABCD-2345. Codes never use the letter O or a zero."
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
            />
          </div>
          {asksName && (
            <>
              <p>What is your name? Only your teachers see it.</p>
              <NameFields first={form.field('firstName')} last={form.field('lastName')} />
            </>
          )}
          <div>
            <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Joining…">
              Join the class
            </Button>
          </div>
        </Form>
      </Card>
    </Page>
  );
}
