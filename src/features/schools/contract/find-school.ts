import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { CITY_MAX, DEFAULT_COUNTRY, MOST_FOUND, QUERY_MAX } from '../core/school-limits.ts';
import { countryCode, school } from './fields.ts';

/** Who looks for a school has an account: schools that teachers named are shown to whom they concern. */
const teachers = only(['teacher', 'admin']);

/**
 * For each person: two searches a second while they type. A few words can fit a thousand schools, each of which is compared, and anybody
 * registers as a teacher.
 */
const SEARCH_LIMIT: RateLimit = { calls: 120, seconds: 60, countedIn: 'process' };

export const searchSchools = endpoint({
  name: 'searchSchools',
  methods: ['POST'],
  path: 'school/_search',
  summary: `Schools of a country by name, city, state, and ZIP, with typing mistakes; the best ${MOST_FOUND}.`,
  access: teachers,
  body: z.object({
    query: z.string().max(QUERY_MAX, `At most ${QUERY_MAX} characters.`),
    countryCode: countryCode.default(DEFAULT_COUNTRY),
  }),
  response: z.object({
    schools: z.array(school),
    /** There are more: a city helps. */
    more: z.boolean(),
  }),
  limit: SEARCH_LIMIT,
  heavy: true,
});

/** Where something is. */
const place = z.object({
  city: z.string(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  /** Two letters. */
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type FoundPlace = z.output<typeof place>;

const degrees = (most: number) => z.coerce.number<number | string>().min(-most).max(most);

export const reversePlace = endpoint({
  name: 'reversePlace',
  methods: ['GET'],
  path: 'reverse',
  summary:
    'The place at a point: that of the nearest school, or else of the nearest ZIP code of the United States; null where none is near.',
  access: teachers,
  query: z.object({ lat: degrees(90), lon: degrees(180) }),
  response: z.object({ place: place.nullable() }),
  limit: READ_LIMIT,
});

export const searchPlaces = endpoint({
  name: 'searchPlaces',
  methods: ['GET'],
  path: 'search',
  summary:
    'Places of a country by name or ZIP, for the map: those of its schools first, then of the ZIP codes of the United States.',
  access: teachers,
  query: z.object({
    country: countryCode.default(DEFAULT_COUNTRY),
    city: z.string().max(CITY_MAX).optional(),
    q: z.string().max(QUERY_MAX).optional(),
  }),
  response: z.object({ places: z.array(place) }),
  limit: SEARCH_LIMIT,
  heavy: true,
});
