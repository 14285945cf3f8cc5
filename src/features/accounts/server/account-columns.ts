import { z } from 'zod';
import { enumColumn, jsonColumn } from '#platform/db/server/stored-column.ts';

/** What a person set for themselves, by the number of the user: names and values, whatever they are. */
export const userSettingsOf = jsonColumn('users.settings', z.record(z.string(), z.json()));

/** What a person registered as, by the number of the user. */
export const registeredAsOf = enumColumn('users.register_as', ['student', 'parent', 'teacher']);
