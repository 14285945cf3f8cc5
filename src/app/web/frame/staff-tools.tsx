import type { Role } from '#platform/session/core/actor.ts';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import { SearchButton } from './search-button.tsx';

/** What a teacher and an administrator have at the end of the header. */
export const StaffTools = ({ role }: { readonly role: Role }) => (
  <>
    {role === 'teacher' && (
      <>
        <SearchButton />
        <Bell />
      </>
    )}
    <AccountMenu role={role} />
  </>
);
