import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type * as contract from '../contract/find-school.ts';
import { joinPlaces } from '../core/join-places.ts';
import { tokensOf } from '../core/school-words.ts';
import { termOf } from '../core/search-plan.ts';
import { findZipPlaces, type Place, zipPlaceNear } from '../core/zip-list.ts';
import { NEAR, selectPlaceNear, selectPlaces } from './places-queries.ts';
import type { SchoolsServices } from './schools-services.ts';
import { zipList } from './zip-list.ts';

/** Places that a search shows. */
const MOST_PLACES = 10;
/** The country of the list of ZIP codes. */
const OF_ZIPS = 'US';

type PlacesServices = Pick<SchoolsServices, 'db' | 'places'>;

/**
 * The place at a point: of the nearest school, where schools are known there, and else of the nearest ZIP code. Another server is asked only
 * where the operator has named one, and no school is near.
 */
export async function reversePlace(
  { db, places }: PlacesServices,
  { query: point }: Call<typeof contract.reversePlace>,
): Promise<Reply<typeof contract.reversePlace>> {
  const [ofSchool] = await selectPlaceNear(db, point);
  if (ofSchool) return { place: ofSchool };
  const told = await places?.near(point);
  return { place: told ? (told[0] ?? null) : zipPlaceNear(await zipList(), point, NEAR) };
}

/** Places by name or ZIP: where schools are known, and then those of the service that the operator has named, or of the list of ZIP codes. */
export async function searchPlaces(
  { db, places }: PlacesServices,
  { query: { country, city = '', q = '' } }: Call<typeof contract.searchPlaces>,
): Promise<Reply<typeof contract.searchPlaces>> {
  const asked = `${city} ${q}`.trim();
  const tokens = tokensOf(asked);
  if (tokens.length === 0) return { places: [] };
  const words = tokens.map((token, index) => termOf(token, index === tokens.length - 1)).join(' & ');
  const ofSchools = await selectPlaces(db, { words, country, most: MOST_PLACES });
  if (ofSchools.length >= MOST_PLACES) return { places: [...ofSchools] };
  const told = await places?.search({ words: asked, country, most: MOST_PLACES });
  const others = told ?? (await placesOfZips(country, tokens));
  return { places: [...joinPlaces(ofSchools, others, MOST_PLACES)] };
}

const placesOfZips = async (country: string, tokens: readonly string[]): Promise<readonly Place[]> =>
  country === OF_ZIPS ? findZipPlaces(await zipList(), tokens, MOST_PLACES) : [];
