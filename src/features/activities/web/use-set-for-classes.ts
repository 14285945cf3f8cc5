import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import type { ActivityView } from '../contract/views.ts';
import { ACTIVITY_LISTS } from './use-activity-acts.ts';

/** Why a class did not get what was set. */
export interface RefusedClass {
  readonly classId: number;
  readonly why: string;
}

type Answer =
  | { readonly ok: true; readonly data: ActivityView }
  | { readonly ok: false; readonly problem: { readonly detail: string } };

/** Sets an activity for several classes, one call each: every class answers for itself. */
export function useSetForClasses() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  async function setFor(
    classIds: readonly number[],
    call: (api: ApiClient, classId: number) => Promise<Answer>,
  ): Promise<{ readonly made: readonly ActivityView[]; readonly refused: readonly RefusedClass[] }> {
    setPending(true);
    const made: ActivityView[] = [];
    const refused: RefusedClass[] = [];
    for (const classId of classIds) {
      const answer = await call(api, classId);
      if (answer.ok) made.push(answer.data);
      else refused.push({ classId, why: answer.problem.detail });
    }
    setPending(false);
    await Promise.all(
      ACTIVITY_LISTS.map((read) => queryClient.invalidateQueries({ queryKey: endpointKey(read) })),
    );
    return { made, refused };
  }
  return { setFor, pending };
}
