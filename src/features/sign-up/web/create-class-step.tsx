import { useNavigate } from '@tanstack/react-router';
import { CreateClassForm } from '#features/classes/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { classHandout } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { addressAfterClass } from './address-after-class.ts';
import { SignUpProgress } from './sign-up-progress.tsx';
import { keepSignUpState } from './sign-up-state.ts';

/** A teacher's first class, while signing up. */
export function CreateClassStep() {
  const navigate = useNavigate();
  return (
    <Page
      title="Create your first class"
      width="reading"
      above={<SignUpProgress who="teacher" step="classroom" />}
      lead="Your account is ready. A class needs only a name and a grade. You get a class code for your students right away."
    >
      <CreateClassForm
        onCreated={({ id, name }) => {
          keepSignUpState({ classId: String(id), className: name, status: 'common' });
          return navigate({ ...linkTo(classHandout, { id }), replace: true });
        }}
        otherwise={
          <LinkButton {...linkTo(addressAfterClass())} variant="quiet">
            Not now
          </LinkButton>
        }
      />
    </Page>
  );
}
