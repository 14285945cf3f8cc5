import { linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';

/** In place of a report of a class that nobody is in. */
export const NoStudentsInReport = ({ id }: { readonly id: number }) => (
  <EmptyState
    title="No students yet"
    action={<LinkButton {...linkTo(classPage, { id })}>Let students in</LinkButton>}
  >
    After students join and read, you see here whom to help, and with what.
  </EmptyState>
);
