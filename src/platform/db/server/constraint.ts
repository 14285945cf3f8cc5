/**
 * Whether the database refused a row because of this named constraint. In a distributed database the number of a shard
 * follows the name, and a worker has the name in its sentence alone.
 */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const named = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  const name = named ?? / constraint "([^"]+)"/.exec(error.message)?.[1];
  return name?.replace(/_\d+$/, '') === constraint.replace(/_\d+$/, '');
}
