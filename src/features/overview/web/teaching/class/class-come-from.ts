import { useEffect } from 'react';
import { isWhole, orNull, storedOr } from '#platform/device/core/shape.ts';
import { atLogout } from '#platform/device/web/at-logout.ts';
import { stored } from '#platform/device/web/stored.ts';

/** The number of a class and nothing else; a reload keeps it, a logout does not. */
const last = stored('openleaf.class', storedOr(orNull(isWhole(1, Number.MAX_SAFE_INTEGER)), null));
// oxlint-disable-next-line require-await -- a task is something to wait for
atLogout(async () => last.write(null));

/** Remembers the class whose page is open: a student who is opened from it is shown as one of this class. */
export function useComingFromClass(id: number): void {
  useEffect(() => {
    last.write(id);
  }, [id]);
}

/** The class that was open last in this tab; null at the start. */
export const classComeFrom = (): number | null => last.read();

/** The same classes, with the one that was open last in front. */
export function fromClassFirst<C extends { readonly classId: number | null }>(classes: readonly C[]): C[] {
  const from = classComeFrom();
  return from === null
    ? [...classes]
    : classes.toSorted((a, b) => Number(b.classId === from) - Number(a.classId === from));
}
