import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';

/** Words of the library for each word that somebody typed: those that begin with it, else those that look like it. */
export async function selectLikelyWords(db: Db, typed: readonly string[]) {
  const { rows } = await sql<{ typed: string; word: string; begins: boolean }>`
    select t.typed, w.word, w.begins
      from unnest(${typed}::text[]) as t (typed)
      cross join lateral (
        select word, starts_with(word, t.typed) as begins
          from library_words
         where starts_with(word, t.typed) or (word % t.typed and similarity(word, t.typed) >= ${ALIKE})
         order by starts_with(word, t.typed) desc, similarity(word, t.typed) desc, word
         limit ${LIKELY}
      ) w`.execute(db);
  return rows;
}
/** More words than these are not meant. */
const LIKELY = 12;
/** Share of triples of letters that two words must have in common, 0–1: "umbrela" finds "umbrella", "heron" not "her". */
const ALIKE = 0.45;

/** How well each offered practice passage fits: versions that have a word of every group, the title counting most. */
export async function selectMatches(
  db: Db,
  groups: readonly (readonly string[])[],
): Promise<Map<number, number>> {
  const query = groups.map((words) => `(${words.map(quoted).join(' | ')})`).join(' & ');
  const { rows } = await sql<{ id: number; rank: number }>`
    select v.id, ts_rank(v.search, ${query}::tsquery) as rank
      from passage_versions v
      join passages p on p.id = v.passage_id
     where v.current and p.use = 'practice' and v.search @@ ${query}::tsquery`.execute(db);
  return new Map(rows.map((row) => [row.id, row.rank]));
}

const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Writes down the words of everything that is offered, for `selectLikelyWords`. */
export async function refreshWords(tx: Tx): Promise<void> {
  await sql`delete from library_words`.execute(tx);
  await sql`
    insert into library_words (word)
    select word from ts_stat('select search from passage_versions where current')`.execute(tx);
}
