import { IconCalendarCheck, IconLeaf, IconLeafFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { Card } from '#platform/ui/web/card.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { StudentProfile } from '../../contract/endpoints.ts';
import styles from './home.module.css';
import { goalEarns, practicedSentence, rowOfWeeks, weekCount, weekSentence } from './what-now.ts';

interface WeekCardProps {
  readonly week: StudentProfile['week'];
  /** No class of the student hides points. */
  readonly showsPoints: boolean;
}

/** The week as leaves: one for each quiz that counts for the goal; and why others do not. */
export function WeekCard({ week, showsPoints }: WeekCardProps) {
  const heading = useId();
  const row = rowOfWeeks(week);
  return (
    <Card as="section" labelledBy={heading} gap={8}>
      <h2 id={heading} className={styles.small}>
        This week
      </h2>
      <p className={styles.count}>{weekCount(week)}</p>
      <Row as="p" className={styles.leaves} aria-hidden="true">
        {Array.from({ length: week.goal }, (_, index) =>
          index < week.quizzes ? (
            <IconLeafFilled key={index} size={28} />
          ) : (
            <IconLeaf key={index} size={28} stroke={1.5} />
          ),
        )}
      </Row>
      <p className={styles.about}>
        {[weekSentence(week), goalEarns(week, showsPoints)].filter(Boolean).join(' ')}
      </p>
      {week.notCounted.length > 0 && (
        <Stack as="ul" gap={4} className={styles.notCounted}>
          {week.notCounted.map((quiz, index) => (
            // Read twice in a week, a title is here twice.
            <li key={index}>{practicedSentence(quiz)}</li>
          ))}
        </Stack>
      )}
      {row !== null && (
        <p className={styles.row}>
          <IconCalendarCheck size={20} aria-hidden />
          {row}
        </p>
      )}
    </Card>
  );
}
