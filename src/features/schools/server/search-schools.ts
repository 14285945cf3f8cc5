import type { Db } from '#platform/db/server/database.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { searchSchools as contract } from '../contract/find-school.ts';
import { MOST_FOUND } from '../core/school-limits.ts';
import { foldText, tokensOf } from '../core/school-words.ts';
import { searchPlan } from '../core/search-plan.ts';
import { selectSchoolsByWords, selectWordsAlike, toSchool } from './schools-queries.ts';

/** Schools of which the best are chosen: "Lincoln" alone has about a thousand. */
const COMPARED = 1500;

interface Search {
  readonly query: string;
  readonly country: string;
  readonly viewerId: number;
}

/** The schools that somebody may mean, the most likely first; one more than are shown. */
export async function findSchools(db: Db, { query, country, viewerId }: Search) {
  const tokens = tokensOf(query);
  if (tokens.length === 0) return [];
  const alike = Map.groupBy(await selectWordsAlike(db, { tokens }), ({ token }) => token);
  const words = new Map([...alike].map(([token, rows]) => [token, rows.map(({ word }) => word)] as const));
  const asked = { typed: foldText(query), country, viewerId, within: COMPARED, most: MOST_FOUND + 1 };
  for (const plan of searchPlan(tokens, words)) {
    const found = await selectSchoolsByWords(db, { ...asked, query: plan });
    if (found.length > 0) return found.map(toSchool);
  }
  return [];
}

/** Schools of a country by name, city, state and ZIP. */
export async function searchSchools(
  { db }: Pick<Services, 'db'>,
  { actor: { userId: viewerId }, body: { query, countryCode: country } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const found = await findSchools(db, { query, country, viewerId });
  return { schools: found.slice(0, MOST_FOUND), more: found.length > MOST_FOUND };
}
