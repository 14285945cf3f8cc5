import type { Db } from '#platform/db/server/database.ts';
import { placeKeyOf, schoolWords } from '../../core/school-words.ts';
import { confirmClaim, endClaim, lockWaitingClaim } from '../claims-queries.ts';
import { upsertListedSchools } from '../import-queries.ts';
import { insertWords, upsertClaim } from '../schools-queries.ts';

/** A school that everybody finds. */
interface SomeSchool {
  readonly name: string;
  readonly city: string;
  readonly state?: string;
  readonly zip?: string;
  readonly at?: readonly [latitude: number, longitude: number];
}

/** Writes a school of a list. @returns its number. */
export async function writeSchool(
  db: Db,
  { name, city, state = 'IL', zip = '62701', at }: SomeSchool,
): Promise<number> {
  const place = { name, city, state, zip, country: 'US' };
  const words = schoolWords(place);
  await insertWords(db, { words });
  await upsertListedSchools(db, {
    sources: ['list'],
    sourceKeys: [`${placeKeyOf(place)}|${zip}`],
    names: [name],
    districts: [null],
    streets: [null],
    cities: [city],
    states: [state],
    countries: ['US'],
    zips: [zip],
    latitudes: [at?.[0] ?? null],
    longitudes: [at?.[1] ?? null],
    placeKeys: [placeKeyOf(place)],
    words: [words.join(' ')],
    now: new Date(0),
  });
  const { id } = await db
    .selectFrom('schools')
    .select('id')
    .where('place_key', '=', placeKeyOf(place))
    .executeTakeFirstOrThrow();
  return id;
}

interface Membership {
  readonly teacherId: number;
  readonly schoolId: number;
  readonly now: Date;
}

/** A teacher says that they are at a school, and nobody has confirmed it. */
export async function writeClaim(db: Db, claim: Membership): Promise<void> {
  await db.deleteFrom('school_teachers').where('teacher_id', '=', claim.teacherId).execute();
  await upsertClaim(db, claim);
}

/** A teacher is at a school, confirmed by somebody. */
export async function writeConfirmed(db: Db, claim: Membership & { readonly by: number }): Promise<void> {
  await writeClaim(db, claim);
  await db.transaction().execute(async (tx) => {
    const waiting = await lockWaitingClaim(tx, claim);
    if (waiting) await confirmClaim(tx, waiting, claim);
  });
}

/** A teacher is at no school any more. */
export async function writeLeft(db: Db, teacherId: number): Promise<void> {
  const { school_id: schoolId } = await db
    .selectFrom('school_teachers')
    .select('school_id')
    .where('teacher_id', '=', teacherId)
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => endClaim(tx, { teacherId, schoolId, waitingOnly: false }));
}
