import { listAssignedPassages } from '#features/activities/contract/teaching.ts';
import type { Whom } from '#features/activities/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';

/** What those for whom a passage is chosen still have to read, and have read. */
export interface PassagesGiven {
  /** Who of them has read a passage in this class; null of several classes, and while it is not known. */
  readonly readersOf: (versionId: number) => readonly number[] | null;
  /** How many passages may stand after the others. */
  readonly atMost: number;
  /** Whether a passage stands after the others: somebody has it to read, or one of those who are chosen has read it. */
  readonly isLast: (versionId: number) => boolean;
  /** Whether somebody of them has it to read. */
  readonly isAssigned: (versionId: number) => boolean;
  /** How many of them have a passage, and until when; 0 and null for none. */
  readonly of: (versionId: number) => { readonly students: number; readonly dueDate: string | null };
}

/** Of one class; of several it is not looked up. */
export function usePassagesGiven({ classIds, studentIds }: Whom): PassagesGiven {
  const [only] = classIds.length === 1 ? classIds : [];
  const { data } = useEndpointQuery(
    listAssignedPassages,
    { params: { id: only ?? 0 } },
    { enabled: only !== undefined, refetchOnMount: 'always' },
  );
  const among = studentIds === null || studentIds.length === 0 ? null : studentIds;
  const passages = data?.passages ?? [];
  // Of a whole class somebody has read almost everything.
  const readByChosen = (data?.read ?? []).filter(({ studentIds: by }) =>
    by.some((id) => among?.includes(id)),
  );
  const toRead = passages.filter(
    ({ studentIds: by }) => among === null || by.some((id) => among.includes(id)),
  );
  const assigned = new Set(toRead.map(({ versionId }) => versionId));
  const last = new Set([...assigned, ...readByChosen.map(({ versionId }) => versionId)]);
  const readersOf = (versionId: number): readonly number[] | null => {
    if (data === undefined) return among;
    const readers = data.read.find((one) => one.versionId === versionId)?.studentIds ?? [];
    return among === null ? readers : readers.filter((id) => among.includes(id));
  };
  return {
    readersOf,
    atMost: Math.min(MOST_LOOKED_AT, last.size),
    isLast: (versionId) => last.has(versionId),
    isAssigned: (versionId) => assigned.has(versionId),
    of: (versionId) => {
      const those = passages.filter((one) => one.versionId === versionId);
      const given = those
        .flatMap((one) => one.studentIds)
        .filter((id) => among === null || among.includes(id));
      const students = new Set(given).size;
      return { students, dueDate: students === 0 ? null : (those.at(-1)?.dueDate ?? null) };
    },
  };
}

/** So many more are asked for, so that those that are not given yet fill the list. */
const MOST_LOOKED_AT = 50;
