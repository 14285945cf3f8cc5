/**
 * Does what the Dockerfile does in clean folders of this machine, where no image can be built, and starts what comes out: `npm run image-steps`.
 * The exit status is 1 when a step fails or the service does not get ready.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSteps } from './image-steps/read-steps.ts';
import { runStep } from './image-steps/run-step.ts';
import { startImage } from './image-steps/start-image.ts';

const root = await mkdtemp(join(tmpdir(), 'openleaf-image-'));
try {
  const { steps, environment, command } = await readSteps();
  for (const step of steps) {
    const folder = join(root, step.stage);
    await mkdir(folder, { recursive: true });
    process.stdout.write(`${step.stage}: ${step.text}\n`);
    await runStep(step, root);
  }
  const last = steps.at(-1)?.stage ?? '';
  process.stdout.write(`${await startImage(join(root, last), { environment, command })}\n`);
} finally {
  await rm(root, { recursive: true, force: true });
}
