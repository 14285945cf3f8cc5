import { Button } from '#platform/ui/web/button.tsx';

/** Sends the form of a new account. */
export const MakeAccountButton = ({ pending }: { readonly pending: boolean }) => (
  <Button type="submit" variant="primary" wide pending={pending} pendingLabel="Creating your account…">
    Create my account
  </Button>
);
