import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { essayDesk } from '#platform/screens/core/addresses.ts';
import { SelectField } from '#platform/ui/web/fields.tsx';
import type { Grouping } from './essay-order.ts';
import styles from './queue-switches.module.css';

/** What the address says. */
interface Shown {
  readonly classId: number;
  readonly status: 'waiting' | 'scored';
  readonly by: Grouping;
}

interface QueueSwitchesProps {
  readonly classes: readonly TeacherClass[];
  readonly shown: Shown;
  /** Null until it is known. */
  readonly waiting: number | null;
}

const linkFor = ({ classId, status, by }: Shown) => linkTo(essayDesk, {}, { class: classId, status, by });

/** Which class, read or not, and what stands together; all of it in the address. */
export function QueueSwitches({ classes, shown, waiting }: QueueSwitchesProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.switches}>
      {classes.length > 1 && (
        <SelectField
          name="class"
          label="Class"
          value={String(shown.classId)}
          onChange={(id) => void navigate(linkFor({ ...shown, classId: Number(id) }))}
          options={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <Ways label="Show">
        <Way to={{ ...shown, status: 'waiting' }} current={shown.status === 'waiting'}>
          {waiting === null ? 'Waiting' : `Waiting (${waiting})`}
        </Way>
        <Way to={{ ...shown, status: 'scored' }} current={shown.status === 'scored'}>
          Scored
        </Way>
      </Ways>
      {shown.status === 'waiting' && waiting !== 0 && (
        <Ways label="Together">
          <Way to={{ ...shown, by: 'question' }} current={shown.by === 'question'}>
            By question
          </Way>
          <Way to={{ ...shown, by: 'student' }} current={shown.by === 'student'}>
            By student
          </Way>
        </Ways>
      )}
    </div>
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
