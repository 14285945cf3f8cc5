import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { isTimeZone } from '#platform/time/core/time-zone-names.ts';
import type { ClassFields } from './classes-queries.ts';

/** What a schema cannot say about a class: the zone is known, the levels are in order. */
export function checkFields(fields: ClassFields): ClassFields | Refusal<'unknown-zone' | 'levels-crossed'> {
  if (!isTimeZone(fields.timezone)) {
    return refuse('unknown-zone', {
      errors: [
        {
          path: 'timezone',
          code: 'unknown',
          message: 'We do not know this time zone. Please choose one from the list.',
        },
      ],
    });
  }
  if (fields.settings.lowestLevel > fields.settings.highestLevel) {
    const message = 'The lowest level cannot be above the highest.';
    return refuse('levels-crossed', {
      errors: [{ path: 'settings.lowestLevel', code: 'crossed', message }],
    });
  }
  return fields;
}
