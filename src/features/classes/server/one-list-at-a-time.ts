/** Whose list is being worked through, in this process. */
const atWork = new Set<number>();

/**
 * Works through a list of a teacher that waits for many passwords, unless another list of the same teacher is under way: no crowd of
 * lists takes passwords and database from others. @returns what the work returns, or `busy` where it was not begun.
 */
export async function oneListAtATime<T>(teacherId: number, busy: T, work: () => Promise<T>): Promise<T> {
  if (atWork.has(teacherId)) return busy;
  atWork.add(teacherId);
  try {
    return await work();
  } finally {
    atWork.delete(teacherId);
  }
}
