import { approveTeacherCommand } from './approve-teacher.ts';
import type { Command } from './command.ts';
import { correctKeyCommand } from './correct-key.ts';
import { replayCommand } from './replay.ts';

/** Every command of an operator, in the order of the help. */
export const COMMANDS: readonly Command[] = [approveTeacherCommand, correctKeyCommand, replayCommand];
