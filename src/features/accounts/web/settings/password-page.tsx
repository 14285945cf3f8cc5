import { AccountPage } from '#platform/screens/web/account-page.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { useActor } from '../sign-in-provider.tsx';
import { TwoStepSection } from '../two-steps/two-step-section.tsx';
import { PasswordForm } from './password-form.tsx';

/** The own password. */
export function PasswordPage() {
  const { role } = useActor();
  return (
    <AccountPage title="Password" viewer={role}>
      <Card>
        <PasswordForm />
      </Card>
      {role !== 'student' && <TwoStepSection />}
    </AccountPage>
  );
}
