/** Classes in two parts of about as many students, the largest first; one part where there is one class. @param studentsOf the students of each. */
export function inTwoParts(
  classIds: readonly number[],
  studentsOf: ReadonlyMap<number, { readonly length: number }>,
): readonly (readonly number[])[] {
  const sizeOf = (id: number) => studentsOf.get(id)?.length ?? 0;
  const parts = [
    { ids: [] as number[], students: 0 },
    { ids: [] as number[], students: 0 },
  ] as const;
  for (const id of classIds.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    // A class without students goes where there are fewer classes, so that two classes are always two parts.
    const part = lighter(parts[0], parts[1]);
    part.ids.push(id);
    part.students += sizeOf(id);
  }
  return parts.map(({ ids }) => ids).filter((ids) => ids.length > 0);
}

interface Part {
  readonly ids: number[];
  students: number;
}

const lighter = (one: Part, other: Part): Part =>
  other.students < one.students || (other.students === one.students && other.ids.length < one.ids.length)
    ? other
    : one;
