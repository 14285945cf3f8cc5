/** In an order of chance. @param random from 0 to below 1. */
export const shuffle = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((element) => ({ element, sortKey: random() }))
    .toSorted((a, b) => a.sortKey - b.sortKey)
    .map(({ element }) => element);
