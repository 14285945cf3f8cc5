import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a folder and those on the way to it that are missing, each passable for everyone whatever the umask. */
export async function makePassableFolder(folder: string): Promise<void> {
  const outermost = await mkdir(folder, { recursive: true });
  if (outermost === undefined) return;
  for (let made = folder; made.length >= outermost.length; made = dirname(made)) await chmod(made, 0o755);
}
