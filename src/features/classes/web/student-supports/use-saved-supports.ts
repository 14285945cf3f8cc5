import { useRef, useState } from 'react';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import type { LastChange } from '#platform/ui/web/saved-mark.tsx';
import { changeStudentSupports } from '../../contract/student-supports.ts';
import type { StudentSupports } from '../../core/student-supports.ts';

export type Support = keyof StudentSupports;

export interface Membership {
  readonly classId: number;
  readonly studentId: number;
}

export interface SavedSupports {
  readonly values: StudentSupports;
  readonly last: LastChange<Support> | null;
  readonly change: <K extends Support>(name: K, value: StudentSupports[K]) => void;
  /** Says why something is not even sent. */
  readonly refuse: (name: Support, error: string) => void;
}

/** What a class gives a student: each change is saved by itself, one after the other, and one that is refused is taken back. */
export function useSavedSupports(
  of: Membership,
  first: StudentSupports,
  refreshes: readonly EndpointSpec[],
): SavedSupports {
  const [values, setValues] = useState(first);
  const [last, setLast] = useState<LastChange<Support> | null>(null);
  /** What the server has. */
  const kept = useRef(first);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const { send } = useEndpointMutation(changeStudentSupports, { refreshes });
  const refuse = (field: Support, error: string) => {
    setLast({ field, state: 'refused', error });
    announce(error);
  };
  const save = async <K extends Support>(field: K, value: StudentSupports[K]) => {
    const result = await send({ body: { ...of, [field]: value } });
    if (result.ok) {
      kept.current = result.data.supports;
      // What was said meanwhile of a later change stays.
      setLast((now) => (now?.field === field && now.state === 'saving' ? { field, state: 'saved' } : now));
      announce('Saved.');
      return;
    }
    // A later change of the same field has its own answer.
    setValues((shown) => (shown[field] === value ? { ...shown, [field]: kept.current[field] } : shown));
    refuse(field, `Not saved. ${result.problem.detail}`);
  };
  const change = <K extends Support>(field: K, value: StudentSupports[K]) => {
    setValues((shown) => ({ ...shown, [field]: value }));
    setLast({ field, state: 'saving' });
    const saving = before.current.then(() => save(field, value));
    before.current = saving;
  };
  return { values, last, change, refuse };
}
