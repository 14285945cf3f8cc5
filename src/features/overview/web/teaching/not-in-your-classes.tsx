import { linkTo } from '#platform/screens/core/address.ts';
import { teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { PlaceCrumbs } from '#platform/screens/web/place-crumbs.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';

const SENTENCES = {
  class: 'This class is not one of yours, or the colleague who shared it has archived it.',
  student: 'This student is in none of your classes.',
} as const;

/** A class or a student of another teacher, or one that was never there: the answer is the same. */
export const NotInYourClasses = ({ what }: { readonly what: keyof typeof SENTENCES }) => (
  <Page
    title="Not in your classes"
    width="teacher"
    above={<PlaceCrumbs viewer="teacher" />}
    lead={SENTENCES[what]}
  >
    <div>
      <LinkButton {...linkTo(teacherClasses)} variant="primary">
        Go to my classes
      </LinkButton>
    </div>
  </Page>
);
