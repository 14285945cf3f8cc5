import { useKept } from '#features/accounts/web/public.tsx';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { essaysWaiting } from '../../contract/endpoints.ts';
import type { Grouping } from './essay-order.ts';
import { EssayQueue } from './essay-queue.tsx';
import { QueueSwitches } from './queue-switches.tsx';
import { readDrafts, useDrafts } from './use-drafts.ts';

interface ClassEssaysProps {
  readonly schoolClass: TeacherClass;
  /** Those that wait to be read, unless the address says otherwise. */
  readonly status?: 'waiting' | 'scored' | undefined;
  readonly by?: Grouping | undefined;
}

/** The short essays of one class, one after the other. */
export function ClassEssays({ schoolClass, status = 'waiting', by = 'question' }: ClassEssaysProps) {
  const drafts = useDrafts(useKept('essay-drafts', readDrafts));
  const { data } = useEndpointQuery(essaysWaiting, {});
  const waiting = data
    ? (data.classes.find(({ classId }) => classId === schoolClass.id)?.waiting ?? 0)
    : null;
  return (
    <>
      <QueueSwitches shown={{ classId: schoolClass.id, status, by }} waiting={waiting} />
      <EssayQueue
        key={`${schoolClass.id} ${status}`}
        schoolClass={schoolClass}
        status={status}
        by={by}
        drafts={drafts}
      />
    </>
  );
}
