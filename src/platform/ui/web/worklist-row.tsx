import { IconX } from '@tabler/icons-react';
import { Fragment, type MouseEvent, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';
import { Note } from './note.tsx';
import { SkeletonBlock, SkeletonLines } from './skeletons.tsx';
import { Stack } from './stack.tsx';
import styles from './worklist-row.module.css';

export interface WorklistRowProps {
  readonly icon: ReactNode;
  /** The words carry the meaning; the tone only repeats it. */
  readonly tone?: 'plain' | 'leaf' | 'sun' | 'sky';
  /** Who, and why with its number: one sentence. */
  readonly why: ReactNode;
  /** The class that it is about, where the sentence doesn't say it. */
  readonly where?: string | undefined;
  /** Names, and what can be done. */
  readonly about?: ReactNode;
  /** The one thing to do. */
  readonly act: ReactNode;
  /** Puts the row away; a row without it stays until what it says is done. */
  readonly onDismiss?: (() => void) | undefined;
  /** What is put away, for those who listen: "3 essays to read". */
  readonly dismissLabel?: string;
}

/** One line of a worklist: who, why, one act. */
export const WorklistRow = ({
  icon,
  tone = 'plain',
  why,
  where,
  about,
  act,
  onDismiss,
  dismissLabel = 'this',
}: WorklistRowProps) => (
  <li className={styles.row}>
    <span className={classNames(styles.icon, tone !== 'plain' && styles[tone])} aria-hidden="true">
      {icon}
    </span>
    <Stack gap={4}>
      <p className={styles.why}>
        {why}
        {where !== undefined && <span className={styles.where}> {where}</span>}
      </p>
      {about}
    </Stack>
    <div className={styles.act}>{act}</div>
    {onDismiss && (
      <div className={styles.away} data-dismiss>
        <Button
          variant="quiet"
          icon={<IconX size={20} aria-hidden />}
          aria-label={`Put away: ${dismissLabel}`}
          title="Put away"
          onClick={(event) => {
            focusNext(event);
            onDismiss();
          }}
        />
      </div>
    )}
  </li>
);

/** The button that has the focus goes with its row: on to the next row, the one before at the end, the heading at last. */
function focusNext({ currentTarget }: MouseEvent<HTMLElement>) {
  const row = currentTarget.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    next?.querySelector<HTMLElement>('[data-dismiss] button') ?? next?.querySelector<HTMLElement>('a');
  (target ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

/** What a row says beside its sentence. */
export const WorklistAdvice = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.advice}>{children}</p>
);

/** Rows that are shown at first: what fits into one look. */
const AT_FIRST = 7;

export interface WorklistProps<T> {
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  /** A `WorklistRow`. */
  readonly children: (row: T) => ReactNode;
  /** In place of no rows: a `WorklistEmpty`. */
  readonly empty?: ReactNode;
}

/** Rows in their order, the first seven until all are asked for. */
export function Worklist<T>({ rows, rowKey, children, empty }: WorklistProps<T>) {
  const [all, setAll] = useState(false);
  if (rows.length === 0) return empty;
  const shown = all ? rows : rows.slice(0, AT_FIRST);
  return (
    <Card className={styles.card}>
      <ul className={styles.list}>
        {shown.map((row) => (
          <Fragment key={rowKey(row)}>{children(row)}</Fragment>
        ))}
      </ul>
      {rows.length > shown.length && (
        <div className={styles.more}>
          <Button variant="quiet" onClick={() => setAll(true)}>
            Show all {rows.length}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The shape of a worklist that is on its way. */
export const WorklistSkeleton = ({ rows = 3 }: { readonly rows?: number }) => (
  <Card className={styles.card}>
    {Array.from({ length: rows }, (_, index) => (
      <div key={index} className={classNames(styles.row, styles.shape)}>
        <SkeletonBlock height="var(--text-28)" />
        <SkeletonLines lines={2} />
      </div>
    ))}
  </Card>
);

export interface WorklistEmptyProps {
  readonly title: string;
  /** What will be here. */
  readonly children: string;
}

/** A worklist with nothing in it: good news. */
export const WorklistEmpty = ({ title, children }: WorklistEmptyProps) => (
  <Note tone="leaf" title={title}>
    <p>{children}</p>
  </Note>
);
