import { useEffect } from 'react';

let last: number | null = null;

/** Remembers the class whose page is open: a student who is opened from it is shown as one of this class. */
export function useComingFromClass(id: number): void {
  useEffect(() => {
    last = id;
  }, [id]);
}

/** The class that was open last; null at the start. A reload forgets it. */
export const classComeFrom = (): number | null => last;

/** The same classes, with the one that was open last in front. */
export const fromClassFirst = <C extends { readonly classId: number | null }>(classes: readonly C[]): C[] =>
  last === null
    ? [...classes]
    : classes.toSorted((a, b) => Number(b.classId === last) - Number(a.classId === last));
