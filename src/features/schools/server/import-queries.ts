import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';

/** Schools of one statement, a list for each column. */
interface ListedColumns {
  readonly sources: readonly string[];
  readonly sourceKeys: readonly string[];
  readonly names: readonly string[];
  readonly districts: readonly (string | null)[];
  readonly streets: readonly (string | null)[];
  readonly cities: readonly string[];
  readonly states: readonly (string | null)[];
  readonly countries: readonly string[];
  readonly zips: readonly (string | null)[];
  readonly latitudes: readonly (number | null)[];
  readonly longitudes: readonly (number | null)[];
  readonly placeKeys: readonly string[];
  /** The words of each school, with spaces between them. */
  readonly words: readonly string[];
  readonly now: Date;
}

/** Writes schools of a list: new ones, and those that are otherwise now. No school is in it twice. */
export const upsertListedSchools = preparedStatement(
  'list-schools',
  (_db, given: ListedColumns) =>
    sql<{ added: number; changed: number }>`
    with put as (
      insert into schools (source, source_key, name, district, street, city, state, country, zip, latitude, longitude,
                           place_key, words, listed_at, made_at)
      select source, source_key, name, district, street, city, state, country, zip, latitude, longitude,
             place_key, array_to_tsvector(string_to_array(words, ' ')), ${given.now}, ${given.now}
        from unnest(${given.sources}::text[], ${given.sourceKeys}::text[], ${given.names}::text[], ${given.districts}::text[],
                    ${given.streets}::text[], ${given.cities}::text[], ${given.states}::text[], ${given.countries}::text[],
                    ${given.zips}::text[], ${given.latitudes}::float8[], ${given.longitudes}::float8[],
                    ${given.placeKeys}::text[], ${given.words}::text[])
          as listed (source, source_key, name, district, street, city, state, country, zip, latitude, longitude, place_key, words)
      on conflict (source, source_key) do update
         set name = excluded.name, district = excluded.district, street = excluded.street, city = excluded.city,
             state = excluded.state, country = excluded.country, zip = excluded.zip, latitude = excluded.latitude,
             longitude = excluded.longitude, place_key = excluded.place_key, words = excluded.words
       where (schools.name, schools.district, schools.street, schools.city, schools.state, schools.country, schools.zip,
              schools.latitude, schools.longitude)
             is distinct from
             (excluded.name, excluded.district, excluded.street, excluded.city, excluded.state, excluded.country, excluded.zip,
              excluded.latitude, excluded.longitude)
      returning xmax = 0 as is_new)
    select count(*) filter (where is_new)::integer as added, count(*) filter (where not is_new)::integer as changed from put`,
);

/** Keeps the schools that teachers named, so that nobody comes to one that is about to go: they wait, and find it gone. */
export const lockNamedSchools = (tx: Tx) =>
  tx.selectFrom('schools').select('id').where('source', '=', 'teacher').orderBy('id').forUpdate().execute();

/**
 * Teachers who had named a school that is on a list now are at the one of the list, confirmed or not as before, and so are its competitions. Where the list has several of
 * this name and place nobody knows which one they mean: they stay where they are.
 */
export const moveToListedSchools = preparedStatement(
  'move-to-listed-schools',
  () => sql<{ moved: number }>`
    with same as (
      select named.id as named_id, min(listed.id) as listed_id
        from schools named join schools listed on listed.place_key = named.place_key and listed.source <> 'teacher'
       where named.source = 'teacher'
       group by named.id
      having count(*) = 1),
    moved as (
      update school_teachers t set school_id = same.listed_id from same where t.school_id = same.named_id
      returning t.teacher_id),
    compete as (
      update competitions p set school_id = same.listed_id from same where p.school_id = same.named_id)
    select count(*)::integer as moved from moved`,
);

/** Schools that teachers had named and that are on a list now go, because nobody is at them any more. @returns how many. */
export async function deleteListedAgain(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('schools as named')
    .where('named.source', '=', 'teacher')
    .where((named) =>
      named.not(
        named.exists(
          named
            .selectFrom('school_teachers as t')
            .select('t.teacher_id')
            .whereRef('t.school_id', '=', 'named.id'),
        ),
      ),
    )
    .where((named) =>
      named.exists(
        named
          .selectFrom('schools as listed')
          .select('listed.id')
          .whereRef('listed.place_key', '=', 'named.place_key')
          .where('listed.source', '<>', 'teacher'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Puts the new words where the indexes find them at once, and lets the database count its rows, however long that takes. Left to itself it does so
 * minutes later, and until then one search in fifty takes 200 ms.
 */
export async function readyToSearch(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await waitAsLongAsItTakes(connection, {});
    await vacuumSchools(connection, {});
    await waitAsUsual(connection, {});
  });
}
const waitAsLongAsItTakes = preparedStatement(
  'schools-wait-long',
  () => sql`select set_config('statement_timeout', '0', false)`,
);
const vacuumSchools = preparedStatement('vacuum-schools', () => sql`vacuum (analyze) schools, school_words`);
const waitAsUsual = preparedStatement('schools-wait-as-usual', () => sql`reset statement_timeout`);
