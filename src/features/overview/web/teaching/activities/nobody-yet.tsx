import type { TeacherClass } from '#features/classes/contract/endpoints.ts';

/** Which of the classes that compete are empty: they may, and only who joins before the start takes part. */
export function NobodyYet({
  classes,
}: {
  readonly classes: readonly Pick<TeacherClass, 'name' | 'studentCount'>[];
}) {
  const empty = classes.filter(({ studentCount }) => studentCount === 0).map(({ name }) => name);
  if (empty.length === 0) return null;
  return (
    <p>
      {new Intl.ListFormat('en-US').format(empty)} {empty.length === 1 ? 'has' : 'have'} no students yet. Only
      students who join before the first day take part.
    </p>
  );
}
