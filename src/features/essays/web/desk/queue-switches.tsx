import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkTo } from '#platform/screens/core/address.ts';
import { classEssaysPage } from '#platform/screens/core/staff-addresses.ts';
import { Row } from '#platform/ui/web/row.tsx';
import type { Grouping } from './essay-order.ts';
import styles from './queue-switches.module.css';

/** What the address says. */
interface Shown {
  readonly classId: number;
  readonly status: 'waiting' | 'scored';
  readonly by: Grouping;
}

interface QueueSwitchesProps {
  readonly shown: Shown;
  /** Null until it is known. */
  readonly waiting: number | null;
}

const linkFor = ({ classId, status, by }: Shown) => linkTo(classEssaysPage, { id: classId }, { status, by });

/** Read or not, and the grouping; both in the address. */
export function QueueSwitches({ shown, waiting }: QueueSwitchesProps) {
  return (
    <Row gap={24} rowGap={12} align="end">
      <Ways label="Show">
        <Way to={{ ...shown, status: 'waiting' }} current={shown.status === 'waiting'}>
          {waiting === null ? 'Waiting' : `Waiting (${waiting})`}
        </Way>
        <Way to={{ ...shown, status: 'scored' }} current={shown.status === 'scored'}>
          Scored
        </Way>
      </Ways>
      {shown.status === 'waiting' && waiting !== 0 && (
        <Ways label="Group">
          <Way to={{ ...shown, by: 'question' }} current={shown.by === 'question'}>
            By question
          </Way>
          <Way to={{ ...shown, by: 'student' }} current={shown.by === 'student'}>
            By student
          </Way>
        </Ways>
      )}
    </Row>
  );
}

const Ways = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <nav className={styles.ways} aria-label={label}>
    {children}
  </nav>
);

interface WayProps {
  readonly to: Shown;
  readonly current: boolean;
  readonly children: ReactNode;
}

const Way = ({ to, current, children }: WayProps) => (
  <Link
    {...linkFor(to)}
    className={styles.way}
    activeOptions={{ exact: true }}
    aria-current={current ? 'true' : undefined}
  >
    {children}
  </Link>
);
