import { z } from 'zod';
import type { Log } from '#platform/services/server/services.ts';
import { type AnsweredPlace, placeOfAnswer } from '../core/answered-place.ts';
import type { Place } from '../core/zip-list.ts';

/** Longest that the service is waited for; a search comes before the next letter. Milliseconds. */
const CALL_MS = 2_000;
/** How near the place of a point is looked at: a city with its parts, and no house (Nominatim: 14). */
const ZOOM = '14';

/** After a failure nobody waits for it again for so long. Milliseconds. */
const PAUSE_MS = 60_000;
/** So often it is asked in a minute by one process, whoever wants it: free services turn away who asks more than once a second. */
const ASKED_A_MINUTE = 60;
const A_MINUTE = 60_000;
/** Bytes of an answer; ten places are some thousands. */
const MOST_BYTES = 256 * 1024;

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
export function createPlaceService(base: string, log: Log, now: () => Date): PlaceService {
  const mayAsk = createTurns(() => now().getTime());
  async function ask<S extends z.ZodType>(path: string, query: Record<string, string>, schema: S) {
    if (!mayAsk.next()) return null;
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
      const read = response.ok ? schema.safeParse(JSON.parse(await textOf(response))) : undefined;
      if (read?.success) return read.data;
      await response.body?.cancel();
      log.warn({ status: response.status }, 'the service of places did not answer as it should');
    } catch (error) {
      log.warn(
        { error: error instanceof Error ? error.name : 'unknown' },
        'the service of places did not answer',
      );
    }
    mayAsk.pause();
    return null;
  }
  return {
    near: async ({ lat, lon }) => {
      // A hundredth of a degree is a kilometer: enough for a city, and no house.
      const query = { lat: lat.toFixed(2), lon: lon.toFixed(2), zoom: ZOOM };
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

/** When the service may be asked: not too often, and not while it is out of order. @param now in milliseconds. */
function createTurns(now: () => number) {
  let minute = 0;
  let asked = 0;
  let pausedUntil = 0;
  return {
    next(): boolean {
      if (now() < pausedUntil) return false;
      const current = Math.floor(now() / A_MINUTE);
      if (current !== minute) asked = 0;
      minute = current;
      asked += 1;
      return asked <= ASKED_A_MINUTE;
    },
    pause(): void {
      pausedUntil = now() + PAUSE_MS;
    },
  };
}

/** @throws Error where it is longer than any answer. */
async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES) throw new RangeError('The answer is too long.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
