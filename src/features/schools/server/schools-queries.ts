import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import type { School } from '../contract/fields.ts';

type Typed = 'name' | 'street' | 'city' | 'state' | 'zip';
/** A part of the school `s` as the teacher of the claim `t` typed it, while nobody else finds the school. */
const asTyped = <T extends string | null>(part: Typed) =>
  sql<T>`case when s.listed_at is null and t.typed_name is not null then ${sql.ref(`t.typed_${part}`)}
    else ${sql.ref(`s.${part}`)} end`;

/** The school `s` of a claim `t`, without what it is found by. */
export const SCHOOL_OF_CLAIM = [
  's.id',
  asTyped<string>('name').as('name'),
  's.district',
  asTyped<string | null>('street').as('street'),
  asTyped<string>('city').as('city'),
  asTyped<string | null>('state').as('state'),
  asTyped<string | null>('zip').as('zip'),
  's.country',
  's.latitude',
  's.longitude',
] as const;

interface SchoolRow extends Omit<School, 'schoolId'> {
  readonly id: number;
}

export const toSchool = ({ id, ...row }: SchoolRow): School => ({
  schoolId: id,
  name: row.name,
  district: row.district,
  street: row.street,
  city: row.city,
  state: row.state,
  zip: row.zip,
  country: row.country,
  latitude: row.latitude,
  longitude: row.longitude,
});

/** The school that a teacher has chosen; undefined for none, and for everyone who is no teacher. */
export async function selectSchoolOf(db: Db, teacherId: number) {
  return db
    .selectFrom('school_teachers as t')
    .innerJoin('schools as s', 's.id', 't.school_id')
    .select([...SCHOOL_OF_CLAIM, 't.confirmed_at'])
    .where('t.teacher_id', '=', teacherId)
    .executeTakeFirst();
}

/** Whether a person finds a school: everybody a listed one; one that a teacher named only who named it, and who is there. */
const isFoundBy = (viewerId: number) =>
  sql<boolean>`(s.listed_at is not null or s.made_by = ${viewerId}
    or s.id = (select school_id from school_teachers where teacher_id = ${viewerId}))`;

/** Whether there is a school of this number that the person finds. */
export async function isSchoolFor(
  db: Db,
  { schoolId, viewerId }: { readonly schoolId: number; readonly viewerId: number },
) {
  const found = await db
    .selectFrom('schools as s')
    .select('s.id')
    .where('s.id', '=', schoolId)
    .where(isFoundBy(viewerId))
    .executeTakeFirst();
  return found !== undefined;
}

/** Words that schools have and that look like one of these, the most alike first, a dozen of each. */
export const selectWordsAlike = preparedStatement(
  'school-words-alike',
  (_db, { tokens }: { readonly tokens: readonly string[] }) =>
    sql<{ token: string; word: string }>`
    select t.token, w.word
      from unnest(${tokens}::text[]) as t (token)
     cross join lateral (
       select word from school_words where word % t.token order by similarity(word, t.token) desc, word limit 12) w`,
);

interface Asked {
  /** Of `searchPlan`. */
  readonly query: string;
  /** What was typed, as `foldText` writes it. */
  readonly typed: string;
  readonly country: string;
  readonly viewerId: number;
  /** Schools that are compared with what was typed; of more, the first that are found. */
  readonly within: number;
  readonly most: number;
}

/** Schools that have the words, those that are most like what was typed first. */
export const selectSchoolsByWords = preparedStatement(
  'schools-by-words',
  (_db, asked: Asked) =>
    sql<SchoolRow>`
    select id, name, district, street, city, state, zip, country, latitude, longitude
      from (
        select s.id, s.district, s.country, s.latitude, s.longitude, s.place_key,
               ${asTyped('name')} as name, ${asTyped('street')} as street, ${asTyped('city')} as city,
               ${asTyped('state')} as state, ${asTyped('zip')} as zip
          from schools s
          left join school_teachers t on t.teacher_id = ${asked.viewerId} and t.school_id = s.id
         where s.words @@ ${asked.query}::tsquery and s.country = ${asked.country} and ${isFoundBy(asked.viewerId)}
         limit ${asked.within}) found
     order by similarity(place_key, ${asked.typed}) desc, name, city, id
     limit ${asked.most}`,
);

/** Sets at which school a teacher says they are. One that is chosen again stays as it is, confirmed or not. */
export async function upsertClaim(
  db: Db,
  { teacherId, schoolId, now }: { readonly teacherId: number; readonly schoolId: number; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('school_teachers')
    .values({ teacher_id: teacherId, school_id: schoolId, claimed_at: now })
    .onConflict((row) =>
      row
        .column('teacher_id')
        .doUpdateSet({
          school_id: schoolId,
          claimed_at: now,
          confirmed_at: null,
          confirmed_by: null,
          ...NOTHING_TYPED,
        })
        .where('school_teachers.school_id', '<>', schoolId),
    )
    .execute();
}

const NOTHING_TYPED = {
  typed_name: null,
  typed_street: null,
  typed_city: null,
  typed_state: null,
  typed_zip: null,
} as const;

/** Keeps how a teacher typed the school of their claim, until the claim is confirmed. */
export async function keepTyped(
  tx: Tx,
  teacherId: number,
  { name, street, city, state, zip }: Pick<NewSchool, Typed>,
): Promise<void> {
  await tx
    .updateTable('school_teachers')
    .set({ typed_name: name, typed_street: street, typed_city: city, typed_state: state, typed_zip: zip })
    .where('teacher_id', '=', teacherId)
    .where('confirmed_at', 'is', null)
    .execute();
}

export async function deleteClaim(db: Db, teacherId: number): Promise<void> {
  await db.deleteFrom('school_teachers').where('teacher_id', '=', teacherId).execute();
}

/** The school of this name and place, which does not go until the transaction ends: a listed one before one that somebody named. */
export async function lockSchoolAt(tx: Tx, placeKey: string): Promise<number | undefined> {
  const found = await tx
    .selectFrom('schools')
    .select('id')
    .where('place_key', '=', placeKey)
    .orderBy(sql`listed_at is null`)
    .orderBy('id')
    .limit(1)
    .forKeyShare()
    .executeTakeFirst();
  return found?.id;
}

export async function countSchoolsMadeBy(db: Db, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('schools')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('made_by', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

export interface NewSchool {
  readonly name: string;
  readonly street: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly country: string;
  readonly zip: string | null;
  readonly placeKey: string;
  readonly words: readonly string[];
  readonly madeBy: number;
  readonly now: Date;
}

/** A school that a teacher names. Two who name the same one at one moment have one. @returns its number. */
export async function insertSchool(
  tx: Tx,
  { placeKey, words, madeBy, now, ...place }: NewSchool,
): Promise<number> {
  await insertWords(tx, { words });
  const { id } = await tx
    .insertInto('schools')
    .values({
      ...place,
      source: 'teacher',
      source_key: placeKey,
      place_key: placeKey,
      words: sql`array_to_tsvector(${words}::text[])`,
      made_by: madeBy,
      made_at: now,
    })
    .onConflict((row) => row.columns(['source', 'source_key']).doUpdateSet({ place_key: placeKey }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps words of schools that are not there yet. */
export const insertWords = preparedStatement(
  'insert-school-words',
  (_db, { words }: { readonly words: readonly string[] }) => sql<{ added: number }>`
    with put as (
      insert into school_words (word) select distinct word from unnest(${words}::text[]) as given (word)
      on conflict do nothing returning word)
    select count(*)::integer as added from put`,
);

/** Whether everybody finds at least one school: without any, nobody is asked for theirs. */
export async function hasListedSchools(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('schools')
    .select('id')
    .where('listed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
