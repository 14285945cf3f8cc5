type Task = () => Promise<unknown>;

const tasks = new Set<Task>();

/** Does this at every logout, while it is still known who logs out. */
export function atLogout(task: Task): void {
  tasks.add(task);
}

/** Begins every task at once. Resolves when all have ended, however they end. */
export async function doLogoutTasks(): Promise<void> {
  await Promise.allSettled(Array.from(tasks, async (task) => task()));
}
