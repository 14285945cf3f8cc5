import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type * as contract from '../contract/find-school.ts';
import { tokensOf } from '../core/school-words.ts';
import { termOf } from '../core/search-plan.ts';
import { selectPlaceNear, selectPlaces } from './places-queries.ts';

/** Places that a search shows. */
const MOST_PLACES = 10;

/** The place at a point, as far as schools are known there: nothing is asked of another server. */
export async function reversePlace(
  { db }: Pick<Services, 'db'>,
  { query: point }: Call<typeof contract.reversePlace>,
): Promise<Reply<typeof contract.reversePlace>> {
  const [place = null] = await selectPlaceNear(db, point);
  return { place };
}

/** Places by name or ZIP, where schools are known. */
export async function searchPlaces(
  { db }: Pick<Services, 'db'>,
  { query: { country, city = '', q = '' } }: Call<typeof contract.searchPlaces>,
): Promise<Reply<typeof contract.searchPlaces>> {
  const tokens = tokensOf(`${city} ${q}`);
  if (tokens.length === 0) return { places: [] };
  const words = tokens.map((token, index) => termOf(token, index === tokens.length - 1)).join(' & ');
  return { places: await selectPlaces(db, { words, country, most: MOST_PLACES }) };
}
