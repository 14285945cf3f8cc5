/** A list in which one thing stands so many places further down, or up where `by` is negative; never beyond its ends. */
export function moved<T>(list: readonly T[], index: number, by: number): T[] {
  const place = Math.min(Math.max(index + by, 0), list.length - 1);
  const rest = list.filter((_, at) => at !== index);
  return [...rest.slice(0, place), ...list.slice(index, index + 1), ...rest.slice(place)];
}
