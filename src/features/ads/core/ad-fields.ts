import { z } from 'zod';
import { alpha2Of } from '#features/schools/core/countries.ts';
import { PLACES } from './ad-words.ts';

/*
 * The fields of the ad configuration as an operator writes them, with the names of spec section 3. Each says what it is when it is
 * something else; the message stands behind the name of the field.
 */

/** Lowest price of a bid, in USD for a thousand views, where nothing else is said (spec section 9). */
export const DEFAULT_FLOOR = 0.03;
/** A negative time-out: no ad is refreshed (spec section 9). */
export const NO_REFRESH = -1;
const HOUR_MS = 3_600_000;

export const flag = z.boolean({ error: 'is true or false' });
export const floor = z
  .number({ error: 'is a price in USD for a thousand views, from 0 to 1,000' })
  .min(0, 'is not below 0')
  .max(1_000, 'is at most 1,000');
export const refreshTimeout = z
  .int({ error: 'is a whole number of milliseconds; a negative one for no refresh' })
  .max(HOUR_MS, `is at most ${HOUR_MS} milliseconds, an hour`);
export const configurationId = z
  .string({ error: 'is a text' })
  .regex(/^[\w-]{1,100}$/, 'is a name of letters, digits, "_" and "-"');
export const lineItem = z
  .string({ error: 'is the number of a line item, as a text' })
  .regex(/^\d{1,20}$/, 'is the number of a line item, as a text');
export const country = z
  .string({ error: 'is a country with two or three letters' })
  .transform((iso, context) => {
    const known = /^[a-z]{2,3}$/i.test(iso) ? alpha2Of(iso) : null;
    if (known !== null) return known;
    context.addIssue({ code: 'custom', message: 'is a country with two or three letters' });
    return z.NEVER;
  });
export const domain = z
  .string({ error: 'is a domain such as district.example' })
  .regex(/^[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+$/i, 'is a domain such as district.example')
  .toLowerCase();
const targetingValue = z
  .string({ error: 'is a text, or a list of texts' })
  .min(1, 'is not empty')
  .max(100, 'is a text of at most 100 characters');
const targetingValues = z
  .array(targetingValue)
  .min(1, 'has at least one text')
  .max(20, 'has at most 20 texts');
/** What ads are chosen by, the same for everybody: it holds nothing of a person. */
export const targeting = z.record(
  z.string().regex(/^[a-z]\w{0,19}$/i, 'is a key of up to 20 letters, digits and "_"'),
  z.union([targetingValue.transform((value) => [value]), targetingValues], {
    error: 'is a text, or a list of texts',
  }),
  { error: 'is an object of keys and texts' },
);

const pixels = z
  .int({ error: 'is a number of pixels' })
  .min(1, 'is at least 1')
  .max(4_000, 'is at most 4,000');
const size = z.tuple([pixels, pixels], { error: 'is a width and a height, such as [300, 250]' });
export const bidderCode = z.string().regex(/^[a-z][a-z\d_-]{0,39}$/i, 'is the code of a bidder');
/** On or off, or on with what the bidder wants to know. */
const bidderSetting = z.union(
  [flag, z.record(z.string(), z.union([z.string().max(200), z.number(), z.boolean()]))],
  { error: 'is true, false, or an object of parameters' },
);

/** An ad, or what the ads of a page have in common: each field may stand here or there. */
export const unit = z.strictObject(
  {
    name: z
      .string({ error: 'is the name of an ad unit' })
      .regex(
        /^(?:[\w.-]|\{(?:page|device|place|hash)\}){1,100}$/,
        'is the name of an ad unit, of letters, digits, "_", "." and "-", with {page}, {device}, {place} or {hash} in it',
      )
      .optional(),
    network: z
      .string({ error: 'is the number of your network, as a text' })
      .regex(/^\d{1,12}(,\d{1,12})?$/, 'is the number of your network, as a text')
      .optional(),
    sizes: z
      .array(size, { error: 'is a list of widths and heights, such as [[300, 250]]' })
      .min(1, 'has at least one size')
      .max(20, 'has at most 20 sizes')
      .optional(),
    floor: floor.optional(),
    bidders: z.record(bidderCode, bidderSetting, { error: 'is an object of codes of bidders' }).optional(),
    is_lazy: flag.optional(),
  },
  { error: 'is an object' },
);
export type WrittenUnit = z.output<typeof unit>;

/** The ads of a page on one kind of device, by place. */
export const placements = z
  .partialRecord(z.enum(PLACES), unit, { error: `is an object of ${PLACES.join(', ')}` })
  .default({});
