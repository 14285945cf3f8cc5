import { useState } from 'react';
import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { createClass, listClasses, type TeacherClass } from '../contract/endpoints.ts';

/** What makes a class. */
export type NewClass = Sent<typeof createClass, 'body'>;

export interface OtherClasses {
  /** The classes that are there. */
  readonly made: readonly TeacherClass[];
  readonly left: readonly NewClass[];
  readonly pending: boolean;
  /** Why the rest was not made, in a sentence. */
  readonly problem: string;
  /** The reply about the first of those that are left was lost: it may be there. */
  readonly unsure: boolean;
  /** Makes one class after the other, until one is refused. */
  readonly create: (classes: readonly NewClass[]) => Promise<void>;
  /** Begins with the first, which is there. */
  readonly begin: (first: TeacherClass, others: readonly NewClass[]) => Promise<void>;
}

/** Makes further classes after the first one; what could not be made can be tried again. */
export function useOtherClasses(): OtherClasses {
  const { send } = useEndpointMutation(createClass, { refreshes: [listClasses] });
  const [made, setMade] = useState<readonly TeacherClass[]>([]);
  const [left, setLeft] = useState<readonly NewClass[]>([]);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const [unsure, setUnsure] = useState(false);

  const create = async (classes: readonly NewClass[]) => {
    setPending(true);
    setLeft(classes);
    for (const [index, body] of classes.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- the page shows each as it is there
      const result = await send({ body });
      if (!result.ok) {
        setProblem(result.problem.detail);
        setUnsure(isLost(result.problem));
        break;
      }
      setMade((before) => [...before, result.data]);
      setLeft(classes.slice(index + 1));
    }
    setPending(false);
  };
  const begin = (first: TeacherClass, others: readonly NewClass[]) => {
    setMade([first]);
    return create(others);
  };
  return { made, left, pending, problem, unsure, create, begin };
}

/** No answer of ours: what was asked may have been done. */
const isLost = ({ status, code }: { readonly status: number; readonly code: string }): boolean =>
  status === 0 || code === 'unavailable';
