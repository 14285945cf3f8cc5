import type { Place } from './zip-list.ts';

/** A place as a service with the interface of Nominatim names it. */
export interface AnsweredPlace {
  readonly lat: number;
  readonly lon: number;
  readonly address: {
    readonly city?: string | undefined;
    readonly town?: string | undefined;
    readonly village?: string | undefined;
    readonly municipality?: string | undefined;
    readonly hamlet?: string | undefined;
    readonly county?: string | undefined;
    readonly state?: string | undefined;
    /** "US-IL" */
    readonly 'ISO3166-2-lvl4'?: string | undefined;
    readonly postcode?: string | undefined;
    /** Two letters. */
    readonly countryCode: string;
  };
}

/** A place in our words; null where it is in no city, town, or village, such as a lake. In the United States a state is its code. */
export function placeOfAnswer({ lat, lon, address }: AnsweredPlace): Place | null {
  const { city, town, village, municipality, hamlet, county, state, postcode } = address;
  const name = city ?? town ?? village ?? municipality ?? hamlet ?? county;
  if (name === undefined) return null;
  const country = address.countryCode.toUpperCase();
  const code = country === 'US' ? address['ISO3166-2-lvl4']?.split('-')[1] : undefined;
  return {
    city: name,
    state: code ?? state ?? null,
    zip: postcode ?? null,
    country,
    latitude: lat,
    longitude: lon,
  };
}
