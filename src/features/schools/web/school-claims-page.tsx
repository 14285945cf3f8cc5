import { Page } from '#platform/ui/web/page.tsx';
import { SchoolClaims } from './school-claims.tsx';

/** Which teachers an administrator has to confirm at a school. */
export const SchoolClaimsPage = () => (
  <Page
    title="Schools"
    width="reading"
    lead="These teachers say where they teach. Confirm those you know teach there."
  >
    <SchoolClaims />
  </Page>
);
