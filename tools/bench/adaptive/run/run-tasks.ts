import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Results, TASK_NAMES, type TaskName } from './tasks.ts';

/** The machine does other work too. */
const WORKERS = 2;

/** Measures everything beside the speed on two worker threads; `started` hears of each task. Rejects when a task throws. */
export async function runTasks(seed: number, started: (name: TaskName) => void): Promise<Results> {
  const waiting = [...TASK_NAMES];
  const results = new Map<TaskName, unknown>();
  const work = async () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { seed } });
    try {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        started(name);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(name);
        const [value] = await once(worker, 'message');
        results.set(name, value);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return Object.fromEntries(results) as Results;
}
