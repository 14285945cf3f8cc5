import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** Every word of what is offered. */
export async function selectWords(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('library_words').select('word').execute();
  return rows.map(({ word }) => word);
}

/** How well each offered practice passage fits: versions that have a word of every group, the title counting most. */
export async function selectMatches(
  db: Db,
  groups: readonly (readonly string[])[],
): Promise<Map<number, number>> {
  const query = groups.map((words) => `(${words.map(quoted).join(' | ')})`).join(' & ');
  const rows = await db
    .selectFrom('passage_versions as v')
    .innerJoin('passages as p', 'p.id', 'v.passage_id')
    .select(['v.id', sql<number>`ts_rank(v.search, ${query}::tsquery)`.as('rank')])
    .where('v.current', '=', sql.lit(true))
    .where('p.use', '=', sql.lit('practice'))
    .where(sql<boolean>`v.search @@ ${query}::tsquery`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.rank]));
}

const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Writes down the words of everything that is offered, for `selectWords`. */
export async function refreshWords(tx: Tx): Promise<void> {
  await tx.deleteFrom('library_words').execute();
  await tx
    .insertInto('library_words')
    .columns(['word'])
    .expression(sql`select word from ts_stat('select search from passage_versions where current')`)
    .execute();
}
