import { type ReactNode, useState } from 'react';
import { daysInWords } from '#features/reports/core/days-in-words.ts';
import { FIRST_DAY, PRESETS, type Preset, presetOf, presetSpan } from '#features/reports/core/presets.ts';
import { type Span, spanFault } from '#platform/time/core/span.ts';
import { DateField } from '#platform/ui/web/date-field.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SelectField } from '#platform/ui/web/select-field.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import styles from './report-period.module.css';

const LABELS: Readonly<Record<Preset, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  'last-7-days': 'Last 7 days',
  'last-2-weeks': 'Last 2 weeks',
  'last-30-days': 'Last 30 days',
  'last-month': 'Last month',
  'school-year': 'This school year',
  all: 'All days',
};
const OWN = 'own';
const OPTIONS = [
  ...PRESETS.map((value) => ({ value, label: LABELS[value] })),
  { value: OWN, label: 'Custom dates' },
];

interface ReportPeriodProps {
  /** The days that are shown. */
  readonly value: Span;
  /** In the zone of the class. */
  readonly today: string;
  /** Only ever given days that can be shown. */
  readonly onChange: (span: Span) => void;
  /** A button for what is shown; it is not printed. */
  readonly act?: ReactNode;
}

/** From which day to which; the days that are shown are always in sight, on paper too. */
export function ReportPeriod({ value, today, onChange, act }: ReportPeriodProps) {
  const preset = presetOf(value, today);
  const [isOwn, setOwn] = useState(preset === null);
  const choose = (chosen: string) => {
    const known = PRESETS.find((one) => one === chosen);
    setOwn(known === undefined);
    if (known) onChange(presetSpan(known, today));
  };
  return (
    <Stack gap={8} narrow>
      <div className={styles.choice}>
        <Row gap={12} rowGap={8} align="start">
          <SelectField
            label="Period"
            name="period"
            options={OPTIONS}
            value={isOwn || preset === null ? OWN : preset}
            onChange={choose}
          />
          {(isOwn || preset === null) && <OwnDates value={value} today={today} onChange={onChange} />}
        </Row>
      </div>
      <p className={styles.days}>{daysInWords(value)}</p>
      {act !== undefined && <div className={styles.choice}>{act}</div>}
    </Stack>
  );
}

/** What is typed is passed on as soon as it is a period that can be shown. */
function OwnDates({ value, today, onChange }: Omit<ReportPeriodProps, 'act'>) {
  const [typed, setTyped] = useState<Span>(value);
  const fault = faultOf(typed, today);
  const field = (end: keyof Span) => ({
    name: end,
    min: FIRST_DAY,
    max: today,
    value: typed[end],
    onChange: (day: string) => {
      const next = { ...typed, [end]: day };
      setTyped(next);
      if (faultOf(next, today) === null) onChange(next);
    },
  });
  return (
    <>
      <DateField {...field('start')} label="From" />
      <DateField {...field('end')} label="To" error={fault} />
    </>
  );
}

const faultOf = (span: Span, today: string): string | null =>
  span.start === '' || span.end === '' ? 'Choose a first and a last day.' : spanFault(span, FIRST_DAY, today);
