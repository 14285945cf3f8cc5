import { useState } from 'react';
import { namedPeriod, PERIOD_KINDS, type Period, type Span, spanFault } from '#platform/time/core/span.ts';
import { dayRange } from '#platform/wording/core/day-range.ts';
import { Choices } from './choices.tsx';
import { DateField } from './date-field.tsx';
import styles from './period-picker.module.css';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';

export interface PeriodPickerProps {
  readonly value: Period;
  /** Only ever given a period that can be shown. */
  readonly onChange: (period: Period) => void;
  /** Today, and the first day there is something of, as YYYY-MM-DD in the zone of the class. */
  readonly today: string;
  readonly start: string;
}

const LABELS = {
  week: 'This week',
  'four-weeks': '4 weeks',
  'since-start': 'Since the start',
  own: 'Custom dates',
};
const OPTIONS = PERIOD_KINDS.map((value) => ({ value, label: LABELS[value] }));

/** From which day to which: a named period or one's own dates. The days that are shown are always in sight. */
export function PeriodPicker({ value, onChange, today, start }: PeriodPickerProps) {
  const choose = (kind: Period['kind']) =>
    onChange(kind === 'own' ? { ...value, kind } : namedPeriod(kind, { today, start }));
  return (
    <Stack gap={8} narrow>
      <Choices legend="Period" options={OPTIONS} value={value.kind} onChange={choose} />
      {value.kind === 'own' && <OwnDates value={value} onChange={onChange} today={today} start={start} />}
      <p className={styles.days}>{dayRange(value)}</p>
    </Stack>
  );
}

/** What is typed is passed on as soon as it is a period that can be shown. */
function OwnDates({ value, onChange, today, start }: PeriodPickerProps) {
  const [typed, setTyped] = useState<Span>(value);
  const fault = faultOf(typed, start, today);
  const field = (end: keyof Span) => ({
    name: end,
    min: start,
    max: today,
    value: typed[end],
    onChange: (day: string) => {
      const next = { ...typed, [end]: day };
      setTyped(next);
      if (faultOf(next, start, today) === null) onChange({ kind: 'own', start: next.start, end: next.end });
    },
  });
  return (
    <Row gap={12} rowGap={8} align="start">
      <DateField {...field('start')} label="From" />
      <DateField {...field('end')} label="To" error={fault} />
    </Row>
  );
}

function faultOf(span: Span, start: string, today: string): string | null {
  if (span.start === '' || span.end === '') return 'Choose a first and a last day.';
  if (span.start < start || span.end < start) {
    return `Choose ${dayRange({ start, end: start })} or a later day.`;
  }
  return spanFault(span, start, today);
}
