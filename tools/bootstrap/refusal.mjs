/** Something that the person at the keyboard can mend, in one sentence; no stack trace is shown for it. */
export class Refusal extends Error {}

/** Runs a command of the repository to its exit code; a refusal becomes its sentence and 1. */
export async function main(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    const full =
      error?.code === 'ENOSPC' ? 'No space is left on the disk. Make room and start again.' : undefined;
    console.error(error instanceof Refusal ? error.message : (full ?? error));
    process.exitCode = 1;
  }
}
