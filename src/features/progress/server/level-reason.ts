import { type LevelReason, levelReason } from '../contract/views.ts';

/** Why a level is what it is, as it was stored with a finished practice quiz. */
export const reasonOf = (stored: unknown): LevelReason => levelReason.parse(stored);
