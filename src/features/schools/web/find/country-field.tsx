import { SelectField, type SelectFieldProps } from '#platform/ui/web/select-field.tsx';
import { COUNTRIES } from '../../core/countries.ts';
import { DEFAULT_COUNTRY } from '../../core/school-limits.ts';

/** The usual one first, then all by their names. */
const OPTIONS = [
  ...COUNTRIES.filter(({ alpha2 }) => alpha2 === DEFAULT_COUNTRY),
  ...COUNTRIES.filter(({ alpha2 }) => alpha2 !== DEFAULT_COUNTRY),
].map(({ alpha2, name }) => ({ value: alpha2, label: name }));

/** A country, by its two letters. */
export const CountryField = (props: Omit<SelectFieldProps, 'options' | 'label'>) => (
  <SelectField {...props} label="Country" options={OPTIONS} autoComplete="country" />
);
