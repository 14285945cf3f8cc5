/** The ids that are chosen after one of them was turned on or off. */
export const withOrWithout = (ids: readonly number[], id: number, on: boolean): number[] =>
  on ? [...ids, id] : ids.filter((one) => one !== id);
