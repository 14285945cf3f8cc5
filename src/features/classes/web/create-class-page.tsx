import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage, teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { CreateClassForm } from './create-class-form.tsx';
import { SeveralClasses, severalInWords } from './several-classes.tsx';
import { useOtherClasses } from './use-other-classes.ts';

/** One more class, or several with the same grade and settings. */
export function CreateClassPage() {
  const navigate = useNavigate();
  const classes = useOtherClasses();
  if (classes.made.length > 0)
    return (
      <Page
        title={severalInWords(classes)}
        width="reading"
        lead="Add the students of each class from your list."
      >
        <SeveralClasses classes={classes} />
      </Page>
    );
  return (
    <Page
      title="Create a class"
      width="reading"
      lead="A name and a grade are all it takes. You get a class code for your students right away."
    >
      <CreateClassForm
        onCreated={({ id }) => navigate({ ...linkTo(classPage, { id }), replace: true })}
        onFirstOfSeveral={(first, others) => {
          void classes.begin(first, others);
          focusHeading();
        }}
        otherwise={
          <LinkButton {...linkTo(teacherClasses)} variant="quiet">
            Cancel
          </LinkButton>
        }
      />
    </Page>
  );
}
