import { z } from 'zod';
import type { Log } from '#platform/services/server/services.ts';
import { type AnsweredPlace, placeOfAnswer } from '../core/answered-place.ts';
import type { Place } from '../core/zip-list.ts';

/** Longest that the service is waited for; a search comes before the next letter. Milliseconds. */
const CALL_MS = 2_000;
/** How near the place of a point is looked at: a city with its parts, and no house (Nominatim: 14). */
const ZOOM = '14';

/** A service of places that the operator has chosen. Null where it does not answer: then this Openleaf answers by itself. */
export interface PlaceService {
  readonly near: (point: { readonly lat: number; readonly lon: number }) => Promise<readonly Place[] | null>;
  readonly search: (asked: {
    readonly words: string;
    /** Two letters. */
    readonly country: string;
    readonly most: number;
  }) => Promise<readonly Place[] | null>;
}

const degrees = (most: number) => z.coerce.number().min(-most).max(most);
const name = z.string().max(120).optional();
/** What the service says of a place, in its format `jsonv2`. */
const answered = z.object({
  lat: degrees(90),
  lon: degrees(180),
  address: z
    .object({
      city: name,
      town: name,
      village: name,
      municipality: name,
      hamlet: name,
      county: name,
      state: name,
      'ISO3166-2-lvl4': name,
      postcode: name,
      country_code: z.string().length(2),
    })
    .transform(({ country_code: countryCode, ...address }) => ({ ...address, countryCode })),
}) satisfies z.ZodType<AnsweredPlace>;
/** At a point without a place it answers with an error, in an answer that is none. */
const reversed = z.union([answered, z.object({ error: z.string() })]);

/** Asks a service that has the interface of Nominatim. @param base such as `https://places.example.org`. */
export function createPlaceService(base: string, log: Log): PlaceService {
  async function ask<S extends z.ZodType>(path: string, query: Record<string, string>, schema: S) {
    const address = new URL(`${base.replace(/\/$/, '')}/${path}`);
    address.search = new URLSearchParams({
      ...query,
      format: 'jsonv2',
      addressdetails: '1',
      'accept-language': 'en',
    }).toString();
    try {
      const signal = AbortSignal.timeout(CALL_MS);
      const response = await fetch(address, {
        headers: { 'user-agent': 'Openleaf' },
        redirect: 'error',
        signal,
      });
      const read = response.ok ? schema.safeParse(await response.json()) : undefined;
      if (read?.success) return read.data;
      log.warn({ status: response.status }, 'the service of places did not answer as it should');
    } catch (error) {
      log.warn(
        { error: error instanceof Error ? error.name : 'unknown' },
        'the service of places did not answer',
      );
    }
    return null;
  }
  return {
    near: async ({ lat, lon }) => {
      const query = { lat: String(lat), lon: String(lon), zoom: ZOOM };
      const found = await ask('reverse', query, reversed);
      if (found === null) return null;
      return 'error' in found ? [] : placesOf([found]);
    },
    search: async ({ words, country, most }) => {
      const query = { q: words, countrycodes: country.toLowerCase(), limit: String(most) };
      const found = await ask('search', query, z.array(answered));
      return found && placesOf(found);
    },
  };
}

const placesOf = (found: readonly AnsweredPlace[]): readonly Place[] =>
  found.map(placeOfAnswer).filter((place) => place !== null);
