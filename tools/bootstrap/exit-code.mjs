import { constants } from 'node:os';

/** The exit code of a process that ended, as a shell would give it. */
export const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);
