import { z } from 'zod';
import { type LevelRange, toLevel } from '#features/progress/core/scale.ts';
import { type ColumnReader, jsonColumn } from '#platform/db/server/stored-column.ts';
import { fromWire, toWire } from '#platform/endpoint/contract/wire.ts';
import { type ClassSettings, classSettings, defaultClassSettings } from '../core/class-settings.ts';

/** Settings as they were stored with the class of this number, with the defaults for those that came later. */
export const settingsOf: ColumnReader<ClassSettings> = jsonColumn(
  'classes.settings',
  z
    .unknown()
    .transform(fromWire().value)
    .pipe(z.record(z.string(), z.unknown()))
    .transform((stored) => ({ ...defaultClassSettings, ...stored }))
    // Releases before this one took other icons and colors.
    .pipe(
      classSettings.extend({
        iconUrl: classSettings.shape.iconUrl.catch(''),
        iconColor: classSettings.shape.iconColor.catch(''),
      }),
    ),
);

/** Settings as JSON text, to be stored and sent. It has the names of the wire, as in every release before. */
export const settingsText = (settings: ClassSettings): string => JSON.stringify(toWire().value(settings));

/** The levels that a class allows, from its stored settings and its number. */
export function rangeOf(stored: unknown, classId: number): LevelRange {
  const { lowestLevel, highestLevel } = settingsOf(stored, classId);
  return { minLevel: toLevel(lowestLevel), maxLevel: toLevel(highestLevel) };
}
