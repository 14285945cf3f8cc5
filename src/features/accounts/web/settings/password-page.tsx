import { Card } from '#platform/ui/web/card.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { LogOutElsewhere } from './log-out-elsewhere.tsx';
import { PasswordForm } from './password-form.tsx';

/** The own password, and the other devices on which it was used. */
export const PasswordPage = () => (
  <Page title="Password" width="form">
    <Card>
      <PasswordForm />
    </Card>
    <Section
      title="Other devices"
      lead="Did you forget to log out on another computer? You can do it from here."
    >
      <LogOutElsewhere />
    </Section>
  </Page>
);
