import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { orderClasses } from '#features/classes/contract/class-order.ts';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { moved } from './moved.ts';

/** Moves a class of the list by so many places; at once on the screen, and back with the reason when it was not kept. */
export function useClassOrder(classes: readonly TeacherClass[]) {
  const api = useApi();
  const queryClient = useQueryClient();
  /** What was sent before: an order that arrives late must not win over a newer one. */
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const queryKey = endpointKey(listClasses, {});
  return async (schoolClass: TeacherClass, by: number): Promise<void> => {
    const order = moved(classes, classes.indexOf(schoolClass), by);
    // A list on its way would put the old order back.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, { classes: order });
    announce(`${schoolClass.name} is now number ${order.indexOf(schoolClass) + 1} of ${order.length}.`);
    const sending = sent.current.then(() =>
      api(orderClasses, { body: { classIds: order.map(({ id }) => id) } }),
    );
    sent.current = sending;
    const result = await sending;
    if (result.ok) return;
    void queryClient.invalidateQueries({ queryKey });
    showToast({
      style: 'warning',
      words: `The order could not be saved. ${result.problem.detail}`,
      stays: 6000,
    });
  };
}
