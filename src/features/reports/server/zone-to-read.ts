import { type ReadableWork, seesFigures } from '#features/classes/core/teacher-rights.ts';
import { isReadable } from '#features/classes/server/public.ts';
import type { StudentContext } from '#features/quiz/server/public.ts';

/** The zone in which days are told: of the class that counts, or where its rules are not shown, of the reader's class. */
export function zoneToRead(
  readable: ReadableWork,
  { settings, classes }: Pick<StudentContext, 'settings' | 'classes'>,
): string {
  if (seesFigures(readable)) return settings.timezone;
  return classes.find(({ id }) => isReadable(readable, id))?.timezone ?? settings.timezone;
}
