import { useQueryClient } from '@tanstack/react-query';
import { PasswordForm } from '#features/accounts/web/public.tsx';
import { getSession } from '#features/session/contract/endpoints.ts';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Page } from '#platform/ui/web/page.tsx';

/** In the place of every screen while a password is in use that another person gave. */
export function OwnPasswordFirst() {
  const queryClient = useQueryClient();
  return (
    <Page
      title="Choose your own password"
      width="form"
      lead="Your teacher gave you the password you used just now. Choose one that only you know."
    >
      <Card>
        <PasswordForm
          onChanged={() => void queryClient.invalidateQueries({ queryKey: endpointKey(getSession) })}
        />
      </Card>
    </Page>
  );
}
