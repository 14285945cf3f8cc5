import { useQueryClient } from '@tanstack/react-query';
import { SetUp } from '#features/accounts/web/public.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Page } from '#platform/ui/web/page.tsx';

/** In the place of every screen until an administrator has set up the second step of the login. */
export function SecondStepFirst({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  return (
    <Page
      title="Set up two-step login"
      width="form"
      lead="An admin account opens everything. So after your password, you also type a code from your phone."
    >
      <Card>
        {/* What was refused until now is asked for again. */}
        <SetUp
          isOn={false}
          needsServerCode
          onDone={() => {
            void queryClient.resetQueries().then(onDone);
          }}
        />
      </Card>
    </Page>
  );
}
