import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { daysInWords } from '#features/reports/core/days-in-words.ts';
import { type Month, monthInWords, monthsBeside } from '#features/reports/core/months.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classMonthPage } from '#platform/screens/core/staff-addresses.ts';
import type { Span } from '#platform/time/core/span.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import periodStyles from '../report-period.module.css';
import styles from './progress-report.module.css';

interface MonthChoiceProps {
  readonly classId: number;
  readonly month: Month;
  readonly days: Span;
  /** In the zone of the class, YYYY-MM-DD. */
  readonly today: string;
}

/** The month that is shown, with the ways to the one before and the one after. */
export function MonthChoice({ classId, month, days, today }: MonthChoiceProps) {
  const { before, after } = monthsBeside(month, today);
  const to = (other: Month) => linkTo(classMonthPage, { id: classId }, { month: other });
  return (
    <Stack gap={8} narrow>
      <Row gap={12} rowGap={8} align="center">
        {before !== null && (
          <span className={styles.screen}>
            <LinkButton
              {...to(before)}
              icon={<IconChevronLeft size={20} aria-hidden />}
              label={`${monthInWords(before)}, the month before`}
            >
              {monthInWords(before)}
            </LinkButton>
          </span>
        )}
        <h2 className={styles.month}>{monthInWords(month)}</h2>
        {after !== null && (
          <span className={styles.screen}>
            <LinkButton {...to(after)} label={`${monthInWords(after)}, the month after`}>
              {monthInWords(after)}
              <IconChevronRight size={20} aria-hidden />
            </LinkButton>
          </span>
        )}
      </Row>
      <p className={periodStyles.days}>{daysInWords(days)}</p>
    </Stack>
  );
}
