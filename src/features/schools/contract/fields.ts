import { z } from 'zod';
import { id } from '#platform/endpoint/contract/ids.ts';
import { alpha2Of } from '../core/countries.ts';

/** The number of a school where there may be none, which is 0 (spec section 3). */
export const schoolIdOrNone = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

/** A country, with two or three letters on the wire and with two inside. */
export const countryCode = z
  .string('Please choose a country.')
  .max(80)
  .transform((written, context) => {
    const alpha2 = alpha2Of(written);
    if (alpha2 !== null) return alpha2;
    context.addIssue({ code: 'custom', message: 'Please choose a country from the list.' });
    return z.NEVER;
  });

/** A school, as whoever looks for one sees it. */
export const school = z.object({
  schoolId: id,
  name: z.string(),
  district: z.string().nullable(),
  street: z.string().nullable(),
  city: z.string(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  /** Two letters. */
  country: z.string(),
  /** Both or none, in degrees. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type School = z.output<typeof school>;
