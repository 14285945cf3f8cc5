import type { PassagesGiven } from './use-passages-given.ts';

/** So many passages that are new for whom one is chosen, and so many more each time that more are asked for. */
export const AT_FIRST = 5;

type Given = Pick<PassagesGiven, 'isLast' | 'isAssigned'>;

/**
 * What is shown of what was found, in the order of the search: first what is new for those who are meant, then what they have read. What is
 * assigned to them already stays in sight when it is among the first that were found: who looks for it must not think that it is lost.
 */
export function toShow<P extends { readonly versionId: number }>(
  found: readonly P[],
  { isLast, isAssigned }: Given,
  atMost = AT_FIRST,
): P[] {
  const shown = found
    .toSorted((a, b) => Number(isLast(a.versionId)) - Number(isLast(b.versionId)))
    .slice(0, atMost);
  const assigned = found.slice(0, atMost).filter((one) => isAssigned(one.versionId) && !shown.includes(one));
  return [...shown, ...assigned];
}
