import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { readSecondFactor } from '../../contract/second-factor.ts';
import { useActor } from '../sign-in-provider.tsx';

/** Whether the person logs in with two steps, and so is asked for a code; students never do. */
export function useHasTwoSteps(): boolean {
  const { role } = useActor();
  const { data } = useEndpointQuery(readSecondFactor, {}, { enabled: role !== 'student' });
  return data !== undefined && data.since !== null;
}
