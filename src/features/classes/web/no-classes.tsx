import { linkTo } from '#platform/screens/core/address.ts';
import { createClassPage } from '#platform/screens/core/staff-addresses.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';

/** What a teacher without a class finds; the sentence says what this place is for. */
export const NoClasses = ({ children }: { readonly children: string }) => (
  <EmptyState
    title="You have no class right now"
    action={
      <LinkButton {...linkTo(createClassPage)} variant="primary">
        Create a class
      </LinkButton>
    }
  >
    {children}
  </EmptyState>
);
