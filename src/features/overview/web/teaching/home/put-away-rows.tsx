import { Disclosure } from '#features/classes/web/public.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { WorklistRow } from '../../../contract/worklist.ts';
import styles from './put-away-rows.module.css';
import { rowSentence } from './row-words.ts';

interface PutAwayRowsProps {
  readonly rows: readonly WorklistRow[];
  /** As in the list itself. */
  readonly className?: ((classId: number) => string | undefined) | undefined;
  readonly onBringBack: (row: WorklistRow) => void;
}

/** What the teacher put away and what has not changed since, each with the way back; nothing where there is none. */
export function PutAwayRows({ rows, className, onBringBack }: PutAwayRowsProps) {
  if (rows.length === 0) return null;
  return (
    <Disclosure summary="Put away" hint={count(rows.length, 'row')}>
      <Stack as="ul" gap={8}>
        {rows.map((row) => {
          const where = className && 'classId' in row ? (className(row.classId) ?? row.className) : '';
          const words = `${rowSentence(row)} ${where}`.trim();
          return (
            <Row key={row.rowKey} as="li" gap={16} align="center" between oneLine>
              <p>
                {rowSentence(row)} <span className={styles.where}>{where}</span>
              </p>
              <Button
                variant="quiet"
                aria-label={`Bring back: ${words}`}
                onClick={() => {
                  focusHeading();
                  onBringBack(row);
                }}
              >
                Bring back
              </Button>
            </Row>
          );
        })}
      </Stack>
    </Disclosure>
  );
}
