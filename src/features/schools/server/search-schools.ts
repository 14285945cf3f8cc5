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
/** The same of schools that have any of the words: a last resort, after two others were asked in vain. */
const COMPARED_AT_LAST = 300;

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
  const asked = { typed: foldText(query), country, viewerId, most: MOST_FOUND + 1 };
  const plans = searchPlan(tokens, words);
  for (const plan of plans) {
    const isLast = plans.length > 1 && plan === plans.at(-1);
    const within = isLast ? COMPARED_AT_LAST : COMPARED;
    const found = await selectSchoolsByWords(db, { ...asked, query: plan, within });
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
