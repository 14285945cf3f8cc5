import type { Place } from './zip-list.ts';

/**
 * Places of schools, and after them those of the list of ZIP codes that are no city of a school; of a ZIP code that was asked for, those that
 * are no ZIP code of a school.
 */
export function joinPlaces(
  ofSchools: readonly Place[],
  ofZips: readonly Place[],
  most: number,
): readonly Place[] {
  const cities = new Set(ofSchools.map(cityOf));
  const citiesWithoutZip = new Set(ofSchools.filter(({ zip }) => zip === null).map(cityOf));
  const zips = new Set(ofSchools.map(({ zip }) => zip));
  const more = ofZips.filter((place) =>
    place.zip === null
      ? !cities.has(cityOf(place))
      : !zips.has(place.zip) && !citiesWithoutZip.has(cityOf(place)),
  );
  return [...ofSchools, ...more].slice(0, most);
}

const cityOf = ({ city, state }: Place): string => `${city}|${state ?? ''}`.toLowerCase();
