import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { readOwnProfile } from '../../contract/own-profile.ts';
import { PASSWORD_MIN } from '../../core/password.ts';
import { useActor } from '../sign-in-provider.tsx';

/**
 * Characters that a new own password has at least; undefined until it is known. A parent has the role of a student and is an adult, which
 * the server knows.
 */
export function useShortestPassword(): number | undefined {
  const { role } = useActor();
  const { data } = useEndpointQuery(readOwnProfile, {}, { enabled: role === 'student' });
  return role === 'student' ? data?.shortestPassword : PASSWORD_MIN.adult;
}
