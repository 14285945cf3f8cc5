import { PlanPrices } from '#features/billing/web/public.tsx';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { accountReady } from '#platform/screens/core/addresses.ts';
import { choosePlanStep } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SignUpProgress } from './sign-up-progress.tsx';

/** A teacher sees the plans, as the last step of signing up, and may go on without one. */
export const ChoosePlanStep = () => (
  <Page
    title="Choose a plan, or none"
    width="teacher"
    above={<SignUpProgress who="teacher" step="plan" />}
    lead="Your account is ready, and quizzes, classes, and reports are free. A plan opens more. You can choose one later, too, in your settings."
  >
    <Row>
      <LinkButton {...linkTo(accountReady)} variant="primary">
        Go on without a plan
      </LinkButton>
    </Row>
    <PlanPrices from={href(choosePlanStep)} />
  </Page>
);
