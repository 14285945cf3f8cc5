import { linkTo } from '#platform/screens/core/address.ts';
import { login } from '#platform/screens/core/addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';

/** Why a login with a provider did not work, and the way back. */
export const NotLoggedIn = ({ words }: { readonly words: string }) => (
  <Page title="You are not logged in yet" width="form" lead={words}>
    <Row>
      <LinkButton {...linkTo(login)} variant="primary">
        Back to log in
      </LinkButton>
    </Row>
  </Page>
);
