import { useId } from 'react';
import native from '#platform/ui/web/native-field.module.css';
import styles from './history.module.css';
import { type Period, periodFault } from './period.ts';

interface DateFilterProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** From which day to which day; the list follows at once. */
export function DateFilter({ period, onChange }: DateFilterProps) {
  const fault = periodFault(period);
  const words = useId();
  const field = (end: keyof Period, label: string) => (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="date"
        className={native.field}
        value={period[end]}
        min="2000-01-01"
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : words}
        onChange={(event) => onChange({ ...period, [end]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>Show what I read</legend>
      {field('start', 'From')}
      {field('end', 'To')}
      {fault !== null && (
        <p id={words} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
