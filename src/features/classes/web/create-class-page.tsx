import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { CreateClassForm } from './create-class-form.tsx';

/** One more class. */
export function CreateClassPage() {
  const navigate = useNavigate();
  return (
    <Page
      title="Create a class"
      width="reading"
      lead="A name and a grade are all it takes. You get a class code for your students right away."
    >
      <CreateClassForm
        onCreated={({ id }) => navigate({ ...linkTo(classPage, { id }), replace: true })}
        otherwise={
          <LinkButton {...linkTo(teacherClasses)} variant="quiet">
            Cancel
          </LinkButton>
        }
      />
    </Page>
  );
}
