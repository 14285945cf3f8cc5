import { useState } from 'react';
import type { FormField } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Columns } from '#platform/ui/web/columns.tsx';
import { SelectField } from '#platform/ui/web/select-field.tsx';
import styles from './birth-fields.module.css';
import { EARLIER, monthOptions, yearOptions } from './birth-month.ts';

const THIS_YEAR = new Date().getFullYear();
const unchosen = (label: string) => ({ value: '', label });

interface BirthFieldsProps {
  readonly month: FormField<string>;
  readonly year: FormField<string>;
  /** It is what the form is for, and not one of its questions. */
  readonly isAsked?: boolean;
}

/** The date of birth, by month and year. */
export function BirthFields({ month, year, isAsked = false }: BirthFieldsProps) {
  const some = yearOptions(THIS_YEAR, false);
  const [all, setAll] = useState(!some.some(({ value }) => value === year.value) && year.value !== '');
  return (
    <fieldset>
      <legend className={styles.legend}>
        When were you born? {!isAsked && <span className={styles.optional}>(optional)</span>}
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
        <SelectField
          {...year}
          label="Year"
          options={[unchosen('Year'), ...(all ? yearOptions(THIS_YEAR, true) : some)]}
          onChange={(chosen) => {
            if (chosen === EARLIER) setAll(true);
            year.onChange(chosen === EARLIER ? '' : chosen);
          }}
          autoComplete="bday-year"
        />
      </Columns>
    </fieldset>
  );
}
