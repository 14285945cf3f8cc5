import { usePerson } from '#features/accounts/web/public.tsx';
import { hasPlans } from '#platform/plans/web/has-plans.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { privacyPage } from '#platform/screens/core/addresses.ts';
import { contactPage, helpPage } from '#platform/screens/core/service-addresses.ts';
import { pricingPage } from '#platform/screens/core/staff-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';

/** What the service is, who runs it, and whose the texts are. */
export const AboutPage = () => (
  <Page
    title="About Openleaf"
    width="reading"
    lead="Openleaf is reading practice for students aged six to eighteen: short passages at just the right level, and questions with the text beside them."
  >
    <Section title="How it works">
      <p>
        A few short passages show at which level a student reads. From then on, each passage fits: students
        choose one of three, answer its questions, and see why an answer is right. Teachers see each student’s
        level, and who needs help.
      </p>
      <p>
        There is no hurry in it. An answer that came too fast to be read does not count, and leaving is always
        safe.
      </p>
    </Section>
    <Section title="Who runs it">
      <p>
        Your school, your district, or whoever runs it for them. Openleaf is free software. It shows no
        advertising and tracks nobody unless the people who run it have decided so;{' '}
        <TextLink {...linkTo(privacyPage)}>Privacy</TextLink> says what is kept.
      </p>
    </Section>
    <WhatItCosts />
    <Section title="Who may use the texts">
      <p>
        The library was written for Openleaf. Everybody may use its passages under the license CC BY 4.0, and
        the program under the license Apache 2.0.
      </p>
    </Section>
    <Row gap={12} rowGap={8}>
      <LinkButton {...linkTo(helpPage)}>Help</LinkButton>
      <LinkButton {...linkTo(contactPage)} variant="quiet">
        Contact
      </LinkButton>
    </Row>
  </Page>
);

/** Where plans are sold; nothing of it is shown to a student. */
function WhatItCosts() {
  const isStudent = usePerson()?.role === 'student';
  if (isStudent || !hasPlans()) return null;
  return (
    <Section title="What it costs">
      <p>
        Reading is free for everybody. For teachers and schools there are{' '}
        <TextLink {...linkTo(pricingPage)}>plans that open more</TextLink>.
      </p>
    </Section>
  );
}
