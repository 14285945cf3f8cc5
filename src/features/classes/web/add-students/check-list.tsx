import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { focusHeading } from './focus-heading.ts';
import { isCreated, type MarkedRow, type NewRow } from './new-rows.ts';
import { FieldHeads, NewStudentRow } from './new-student-row.tsx';

interface CheckListProps {
  /** How the names were read, in sentences. */
  readonly howRead: readonly string[];
  readonly rows: readonly MarkedRow[];
  /** How many accounts are still to be created. */
  readonly toCreate: number;
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
  const {
    howRead,
    rows: marked,
    toCreate,
    onRows,
    pending,
    problem,
    finding,
    onSwap,
    onBack,
    onCreate,
    onReady,
  } = props;
  const rows = marked.map(({ row }) => row);
  const created = rows.filter(isCreated).length;
  const leftOff = marked.filter(({ isLeftOff }) => isLeftOff).length;
  const wrong = rows.filter(({ faults }) => faults.length > 0).length;
  return (
    <Section
      title="Check the names"
      lead="Students log in with these usernames. Each gets a password that is easy to type."
    >
      {created === 0 && howRead.length > 0 && (
        <Note title="How the names were read">
          {howRead.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Note>
      )}
      {created === 0 && (
        <Row>
          <Button variant="quiet" pending={finding} onClick={onSwap}>
            Swap first and last names
          </Button>
        </Row>
      )}
      {leftOff > 0 && (
        <Note tone="sky" title={`${count(leftOff, 'name is', 'names are')} left off`}>
          <p>
            Such a name is in the class or in your list already. If it is another child, choose “Add anyway”.
          </p>
        </Note>
      )}
      <Card>
        <FieldHeads />
        <Stack as="ol" gap={12} aria-label="New students">
          {marked.map((one) => (
            <NewStudentRow
              key={one.row.key}
              marked={one}
              onChange={(changed) => onRows(rows.map((row) => (row.key === changed.key ? changed : row)))}
              onRemove={() => {
                onRows(rows.filter(({ key }) => key !== one.row.key));
                focusHeading();
              }}
            />
          ))}
        </Stack>
      </Card>
      {pending && (
        <ProgressLine
          value={created}
          max={created + toCreate}
          label={`${created} of ${count(created + toCreate, 'account')} created`}
          showLabel
        />
      )}
      {!pending && <ProblemNote words={problem} />}
      {!pending && wrong > 0 && (
        <ProblemNote words={`${count(wrong, 'row needs', 'rows need')} a change. The others are fine.`} />
      )}
      <Row gap={16} rowGap={8}>
        {toCreate > 0 && (
          <Button variant="primary" pending={pending} pendingLabel="Creating…" onClick={onCreate}>
            {created > 0 ? `Create ${toCreate} more` : `Create ${count(toCreate, 'account')}`}
          </Button>
        )}
        {created > 0 ? (
          <Button variant={toCreate > 0 ? 'secondary' : 'primary'} onClick={onReady}>
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
