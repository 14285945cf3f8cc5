import { usePerson } from '#features/accounts/web/public.tsx';
import { useSession } from '#features/session/web/public.tsx';
import type { Audience } from '../core/help-answer.ts';

const OF_ROLE = { student: 'student', teacher: 'teacher', admin: 'operator' } as const;

/** Whom the answers are for; null before the login. */
export function useAudience(): Audience | null {
  const person = usePerson();
  const isParent = useSession()?.user.isParent === true;
  if (person === null) return null;
  return isParent ? 'parent' : OF_ROLE[person.role];
}
