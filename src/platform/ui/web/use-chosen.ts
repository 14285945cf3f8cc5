import { useState } from 'react';

export interface Chosen<Id> {
  /** In the order of the rows. */
  readonly ids: readonly Id[];
  readonly has: (id: Id) => boolean;
  readonly toggle: (id: Id) => void;
  /** Chooses every row, or none when all are chosen already. */
  readonly toggleAll: () => void;
  /** Chooses these rows besides those that are chosen. */
  readonly add: (ids: readonly Id[]) => void;
  /** Chooses these rows and no others. */
  readonly only: (ids: readonly Id[]) => void;
  readonly clear: () => void;
}

/** Which of these rows are chosen, at first none or those that are given. A row that is gone is chosen no longer. */
export function useChosen<Id>(rows: readonly Id[], atFirst: readonly Id[] = []): Chosen<Id> {
  const [marked, setMarked] = useState<ReadonlySet<Id>>(new Set(atFirst));
  const ids = rows.filter((id) => marked.has(id));
  const isChosen = new Set(ids);
  return {
    ids,
    has: (id) => isChosen.has(id),
    toggle: (id) => {
      const next = new Set(isChosen);
      if (!next.delete(id)) next.add(id);
      setMarked(next);
    },
    toggleAll: () => setMarked(ids.length === rows.length ? new Set() : new Set(rows)),
    add: (more) => setMarked(new Set([...ids, ...more])),
    only: (chosen) => setMarked(new Set(chosen)),
    clear: () => setMarked(new Set()),
  };
}
