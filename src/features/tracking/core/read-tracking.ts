import { z } from 'zod';

/**
 * What an operator may set up to be told to third parties; nothing by default. Each is an account of the operator there.
 * Spec sections 6 to 9 name the three; `tracks_visitors` is ours.
 */
const written = z.strictObject(
  {
    /** The social-media pixel. */
    pixel_id: z
      .string({ error: 'is the id of a pixel, as a text' })
      .regex(/^\d{5,20}$/, 'is the id of a pixel, as a text')
      .optional(),
    /** The advertising conversion tag, with the label of the conversion. */
    conversion_id: z
      .string({ error: 'is an id such as AW-123456789/AbC-D' })
      .regex(/^AW-\d{5,15}\/[\w-]{1,50}$/, 'is an id such as AW-123456789/AbC-D')
      .optional(),
    /** The analytics tag. */
    analytics_id: z
      .string({ error: 'is an id such as G-ABC123DEF4' })
      .regex(/^G-[A-Z\d]{4,15}$/, 'is an id such as G-ABC123DEF4')
      .optional(),
    /**
     * Whether people who are not logged in are told of. Nothing is known of their age, so that only an operator may say so whose public pages
     * are for adults.
     */
    tracks_visitors: z.boolean({ error: 'is true or false' }).default(false),
  },
  { error: 'is an object' },
);

export interface TrackingConfiguration {
  readonly pixelId: string | null;
  readonly conversionId: string | null;
  readonly analyticsId: string | null;
  readonly tracksVisitors: boolean;
}

/** What was read, or the first field that is wrong with what it should be. */
export type ReadTracking =
  | { readonly kind: 'read'; readonly tracking: TrackingConfiguration }
  | { readonly kind: 'fault'; readonly field: string; readonly message: string };

/** Reads what an operator wants to be told to third parties. @param text JSON */
export function readTracking(text: string): ReadTracking {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'fault', field: 'the configuration', message: 'is not JSON' };
  }
  const { data, error } = written.safeParse(json);
  if (data === undefined) return faultOf(error.issues[0]);
  return {
    kind: 'read',
    tracking: {
      pixelId: data.pixel_id ?? null,
      conversionId: data.conversion_id ?? null,
      analyticsId: data.analytics_id ?? null,
      tracksVisitors: data.tracks_visitors,
    },
  };
}

function faultOf(issue: z.core.$ZodIssue | undefined): ReadTracking {
  if (issue?.code === 'unrecognized_keys')
    return { kind: 'fault', field: issue.keys[0] ?? '', message: 'is not a field of the configuration' };
  return {
    kind: 'fault',
    field: issue?.path.join('.') || 'the configuration',
    message: issue?.message ?? 'cannot be read',
  };
}
