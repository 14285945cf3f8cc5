import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { showToast } from '#platform/ui/web/message-store.ts';

/** Goes to a class that the teacher has just become a co-teacher of, and says so. */
export function useOpenClass() {
  const navigate = useNavigate();
  return async (id: number, name: string): Promise<void> => {
    await navigate({ ...linkTo(classPage, { id }), replace: true });
    showToast({ style: 'success', words: `You teach ${name} now, too.`, stays: 6000 });
  };
}
