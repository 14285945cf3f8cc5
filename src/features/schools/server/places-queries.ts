import { sql } from 'kysely';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import type { FoundPlace } from '../contract/find-school.ts';

/** How far from a point its place may be, in degrees: about 30 km at most. */
export const NEAR = 0.3;

/** The place of the school that is nearest to a point; degrees of longitude are shorter the further north. */
export const selectPlaceNear = preparedStatement(
  'place-near',
  (_db, point: { readonly lat: number; readonly lon: number }) =>
    sql<FoundPlace>`
    select city, state, zip, country, latitude, longitude from schools
     where listed_at is not null
       and latitude between ${point.lat}::float8 - ${sql.lit(NEAR)} and ${point.lat}::float8 + ${sql.lit(NEAR)}
       and longitude between ${point.lon}::float8 - ${sql.lit(NEAR)} and ${point.lon}::float8 + ${sql.lit(NEAR)}
     order by power(latitude - ${point.lat}::float8, 2)
            + power((longitude - ${point.lon}::float8) * cos(radians(${point.lat}::float8)), 2), id
     limit 1`,
);

interface AskedPlaces {
  /** A text of `tsquery`. */
  readonly words: string;
  readonly country: string;
  readonly most: number;
}

/** Cities with a ZIP, each at the middle of its schools; those with most schools first. */
export const selectPlaces = preparedStatement(
  'places-by-words',
  (_db, { words, country, most }: AskedPlaces) =>
    sql<FoundPlace>`
    select city, state, zip, country, avg(latitude) as latitude, avg(longitude) as longitude
      from (
        select city, state, zip, country, latitude, longitude from schools
         where words @@ ${words}::tsquery and country = ${country} and listed_at is not null and latitude is not null
         limit 2000) found
     where to_tsvector('simple', concat_ws(' ', city, state, zip)) @@ ${words}::tsquery
     group by city, state, zip, country
     order by count(*) desc, city, zip
     limit ${most}`,
);
