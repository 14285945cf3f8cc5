import { homeOf } from '#features/accounts/core/home-of.ts';
import { usePerson } from '#features/accounts/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { landing, login } from '#platform/screens/core/addresses.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';

/** What the first screen of each role is called on a button that leads there. */
const HOME_LABEL: Readonly<Record<Role, string>> = {
  student: 'Home',
  teacher: 'Home',
  admin: 'Go to Questions',
};

/** An address that no screen has, with the way back to where this person begins. */
export function NotFoundPage() {
  const person = usePerson();
  return (
    <Page
      title="There is no page at this address"
      width="reading"
      lead="The page may have moved, or the address may have a typo. Nothing you did is lost."
    >
      <Row gap={12}>
        {person === null ? (
          <>
            <LinkButton {...linkTo(landing)} variant="primary">
              Home
            </LinkButton>
            <LinkButton {...linkTo(login)}>Log in</LinkButton>
          </>
        ) : (
          <LinkButton {...linkTo(homeOf(person.role))} variant="primary">
            {HOME_LABEL[person.role]}
          </LinkButton>
        )}
      </Row>
    </Page>
  );
}
