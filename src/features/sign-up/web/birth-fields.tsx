import type { FormField } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Columns } from '#platform/ui/web/columns.tsx';
import { SelectField } from '#platform/ui/web/select-field.tsx';
import styles from './birth-fields.module.css';
import { monthOptions, yearOptions } from './birth-month.ts';

const YEARS = yearOptions(new Date().getFullYear());
const unchosen = (label: string) => ({ value: '', label });

/** The date of birth, by month and year. */
export const BirthFields = ({ month, year }: { month: FormField<string>; year: FormField<string> }) => (
  <fieldset>
    <legend className={styles.legend}>
      When were you born? <span className={styles.optional}>(optional)</span>
    </legend>
    <p className={styles.why}>
      We ask so that we can protect younger readers. We keep only the month and the year.
    </p>
    <Columns least={8}>
      <SelectField
        {...month}
        label="Month"
        options={[unchosen('Month'), ...monthOptions]}
        autoComplete="bday-month"
      />
      <SelectField {...year} label="Year" options={[unchosen('Year'), ...YEARS]} autoComplete="bday-year" />
    </Columns>
  </fieldset>
);
