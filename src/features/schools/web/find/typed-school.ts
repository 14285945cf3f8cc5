import { isBoolean, isString, shapeOf, storedOr } from '#platform/device/core/shape.ts';
import { DEFAULT_COUNTRY } from '../../core/school-limits.ts';

/** What somebody who looks for a school has typed so far. */
export interface TypedSchool {
  readonly query: string;
  /** Two letters. */
  readonly country: string;
  /** The school is on no list, and is named. */
  readonly naming: boolean;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export const NOTHING_TYPED: TypedSchool = {
  query: '',
  country: DEFAULT_COUNTRY,
  naming: false,
  name: '',
  city: '',
  state: '',
  zip: '',
};

export const readTypedSchool = storedOr(
  shapeOf<TypedSchool>({
    query: isString,
    country: isString,
    naming: isBoolean,
    name: isString,
    city: isString,
    state: isString,
    zip: isString,
  }),
  NOTHING_TYPED,
);
