import { type ColumnReader, jsonColumn } from '#platform/db/server/stored-column.ts';
import { type LevelReason, levelReason } from '../contract/views.ts';

/** Why a level is what it is, as it was stored with a finished practice quiz, by the number of the attempt. */
export const reasonOf: ColumnReader<LevelReason> = jsonColumn('attempts.reason', levelReason);
