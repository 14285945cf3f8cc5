import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { count } from '#platform/ui/web/figures.ts';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { focusHeading } from './focus-heading.ts';
import { isCreated, type NewRow } from './new-rows.ts';
import { NewStudentRow } from './new-student-row.tsx';

interface CheckListProps {
  readonly rows: readonly NewRow[];
  readonly onRows: (rows: readonly NewRow[]) => void;
  readonly pending: boolean;
  /** Why the rest was not created, in a sentence. */
  readonly problem: string | null;
  /** Usernames for changed names are being found. */
  readonly finding: boolean;
  readonly onSwap: () => void;
  readonly onBack: () => void;
  readonly onCreate: () => void;
  /** Goes on with those that are there. */
  readonly onReady: () => void;
}

/** What will be created, to look over and mend, and how far it is. */
export function CheckList(props: CheckListProps) {
  const { rows, onRows, pending, problem, finding, onSwap, onBack, onCreate, onReady } = props;
  const created = rows.filter(isCreated).length;
  const left = rows.length - created;
  const wrong = rows.filter(({ faults }) => faults.length > 0).length;
  return (
    <Section
      title="Check the names"
      lead="Students log in with these usernames. Each gets a password that is easy to type."
    >
      {created === 0 && (
        <Row>
          <Button variant="quiet" pending={finding} onClick={onSwap}>
            Swap first and last names
          </Button>
        </Row>
      )}
      <Card>
        <Stack as="ol" gap={16} aria-label="New students">
          {rows.map((row) => (
            <NewStudentRow
              key={row.key}
              row={row}
              onChange={(changed) => onRows(rows.map((one) => (one.key === row.key ? changed : one)))}
              onRemove={() => {
                onRows(rows.filter(({ key }) => key !== row.key));
                focusHeading();
              }}
            />
          ))}
        </Stack>
      </Card>
      {pending && (
        <ProgressLine
          value={created}
          max={rows.length}
          label={`${created} of ${count(rows.length, 'account')} created`}
          showLabel
        />
      )}
      {!pending && <ProblemNote words={problem} />}
      {!pending && wrong > 0 && (
        <ProblemNote words={`${count(wrong, 'row needs', 'rows need')} a change. The others are fine.`} />
      )}
      <Row gap={16} rowGap={8}>
        {left > 0 && (
          <Button variant="primary" pending={pending} pendingLabel="Creating…" onClick={onCreate}>
            {created > 0 ? `Create ${left} more` : `Create ${count(left, 'account')}`}
          </Button>
        )}
        {created > 0 ? (
          <Button variant={left > 0 ? 'secondary' : 'primary'} onClick={onReady}>
            {`Go on with ${count(created, 'account')}`}
          </Button>
        ) : (
          <Button variant="quiet" onClick={onBack}>
            Back to the names
          </Button>
        )}
      </Row>
    </Section>
  );
}
