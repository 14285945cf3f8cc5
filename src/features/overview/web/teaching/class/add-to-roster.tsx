import { linkTo } from '#platform/screens/core/address.ts';
import { addStudentsPage, newCardsPage } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';

/** The ways to log students in and to add some. */
export const AddToRoster = ({ id }: { readonly id: number }) => (
  <Row gap={8}>
    <LinkButton {...linkTo(newCardsPage, { id })} variant="quiet">
      Login cards
    </LinkButton>
    <LinkButton {...linkTo(addStudentsPage, { id })}>Add students</LinkButton>
  </Row>
);
