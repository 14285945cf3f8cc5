import { Button } from '#platform/ui/web/button.tsx';

/** Sends the form of a new account. */
export const MakeAccountButton = ({ pending }: { readonly pending: boolean }) => (
  <Button type="submit" variant="primary" wide pending={pending} pendingLabel="Making your account…">
    Make my account
  </Button>
);
