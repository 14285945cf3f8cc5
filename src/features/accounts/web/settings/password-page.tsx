import { HubTabs } from '#platform/screens/web/hub-tabs.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { useActor } from '../sign-in-provider.tsx';
import { TwoStepSection } from '../two-steps/two-step-section.tsx';
import { PasswordForm } from './password-form.tsx';

/** The own password. */
export function PasswordPage() {
  const { role } = useActor();
  return (
    <Page title="Password" width="form">
      <HubTabs hub="account" viewer={role} label="Settings" />
      <Card>
        <PasswordForm />
      </Card>
      {role !== 'student' && <TwoStepSection />}
    </Page>
  );
}
