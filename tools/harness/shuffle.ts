/** In an order of chance. @param random from 0 to below 1. */
export const shuffle = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((element) => ({ element, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ element }) => element);
