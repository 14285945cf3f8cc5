import { useEffect, useState } from 'react';
import { linkTo } from '#platform/screens/core/address.ts';
import { logout } from '#platform/screens/core/addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';

/** So long after the header has come, the second press of a double tap on what lay in its place has passed. */
const SETTLE_MS = 800;

/**
 * On a shared device one press leads out. "Leave" of a quiz lies in the same corner: a double tap on it must not log the child out, so
 * nothing can be pressed here at first.
 */
export function LogOutLink() {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div inert={!settled}>
      <LinkButton {...linkTo(logout)} variant="quiet">
        Log out
      </LinkButton>
    </div>
  );
}
