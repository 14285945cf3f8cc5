import { usePerson } from '#features/accounts/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { getSession, type Session } from '../contract/endpoints.ts';

/** Who is signed in, by name and with their classes; null while it is fetched and when nobody is. */
export function useSession(): Session | null {
  const person = usePerson();
  return useEndpointQuery(getSession, {}, { enabled: person !== null }).data ?? null;
}
