import { z } from 'zod';
import { enumColumn, jsonColumn } from '#platform/db/server/stored-column.ts';
import type { ProgressEvent } from '../core/replay.ts';
import { LEVELS } from '../core/scale.ts';

/** Events of which the rest is with their attempt. */
type EventOfAttempt = { readonly kind: 'pretest-passage' } | { readonly kind: 'quiz' };
type OwnEvent = Exclude<ProgressEvent, EventOfAttempt>;

const kindOf = enumColumn('progress_events.kind', [
  'started',
  'pretest-reopened',
  'pretest-passage',
  'pretest-finished',
  'quiz',
]);

const level = z.literal(LEVELS);
const startOf = jsonColumn(
  'progress_events.detail',
  z.object({ grade: z.number().nullable(), byAge: z.boolean().default(false) }),
);
const reopeningOf = jsonColumn('progress_events.detail', z.object({ gapDays: z.number() }));
const endOf = jsonColumn(
  'progress_events.detail',
  z.object({ range: z.object({ minLevel: level, maxLevel: level }) }),
);

/** An event as it was stored, by its student and number; what its attempt holds is not in it. */
export function eventOf(
  { kind, detail }: { readonly kind: string; readonly detail: unknown },
  key: string,
): OwnEvent | EventOfAttempt {
  const known = kindOf(kind, key);
  switch (known) {
    case 'started':
      return { kind: known, ...startOf(detail, key) };
    case 'pretest-reopened':
      return { kind: known, ...reopeningOf(detail, key) };
    case 'pretest-finished':
      return { kind: known, ...endOf(detail, key) };
    case 'pretest-passage':
    case 'quiz':
      break;
  }
  return { kind: known };
}
