import { IconCalendar } from '@tabler/icons-react';
import { useId } from 'react';
import { FIRST_DAY } from '#features/reports/core/presets.ts';
import native from '#platform/ui/web/native-field.module.css';
import styles from './history.module.css';
import { type Period, periodFault } from './period.ts';

interface DateFilterProps {
  readonly period: Period;
  /** The latest day that can be chosen; undefined until it is known. */
  readonly today: string | undefined;
  readonly onChange: (period: Period) => void;
}

/** From which day to which day, folded until it is wanted; the list follows at once. */
export function DateFilter({ period, today, onChange }: DateFilterProps) {
  const fault = periodFault(period, today);
  const words = useId();
  const field = (end: keyof Period, label: string) => (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="date"
        className={native.field}
        value={period[end]}
        min={FIRST_DAY}
        max={today}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : words}
        onChange={(event) => onChange({ ...period, [end]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <details className={styles.days}>
      <summary>
        <IconCalendar size={20} aria-hidden /> Choose the days
      </summary>
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
    </details>
  );
}
