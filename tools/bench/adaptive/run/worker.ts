import { parentPort, workerData } from 'node:worker_threads';
import { TASKS, type TaskName } from './tasks.ts';

/** A worker thread: is sent the name of a task, sends back what it measured. */
const { seed } = workerData as { readonly seed: number };

parentPort?.on('message', (name: TaskName) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(TASKS[name](seed));
});
