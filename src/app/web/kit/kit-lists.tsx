import { IconPencil, IconPrinter } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ActionBar } from '#platform/ui/web/action-bar.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { useChosen } from '#platform/ui/web/use-chosen.ts';
import { Worklist, WorklistAdvice, WorklistEmpty, WorklistRow } from '#platform/ui/web/worklist-row.tsx';
import styles from './kit.module.css';

const ROWS = [
  { name: 'Ana Flores', points: 320 },
  { name: 'Ben Okafor', points: 45 },
  { name: 'Chloé Martin', points: 1210 },
];
const NAMES = ROWS.map(({ name }) => name);

/** Rows, and what is done with those that are chosen. */
export function KitLists() {
  const chosen = useChosen(NAMES);
  const caption = useId();
  const remove = () => {
    const count = chosen.ids.length;
    chosen.clear();
    showToast({
      style: 'success',
      words: `${count} ${count === 1 ? 'student' : 'students'} removed.`,
      onUndo: () => showToast({ style: 'info', words: 'Everyone is back in the class.' }),
    });
  };
  return (
    <Section title="Tables" lead="Sortable, a card for each row on a phone; choosing rows raises the bar.">
      <fieldset aria-labelledby={caption}>
        <p id={caption} className={styles.caption}>
          Choose students
        </p>
        <Row gap={24} rowGap={0} align="center">
          {NAMES.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={chosen.has(name)}
              onChange={() => chosen.toggle(name)}
            />
          ))}
          <Button variant="quiet" onClick={chosen.toggleAll}>
            {chosen.ids.length === NAMES.length ? 'Choose none' : 'Choose all'}
          </Button>
        </Row>
      </fieldset>
      <DataTable
        caption="Students of Room 12"
        rows={ROWS}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', header: 'Student', cell: ({ name }) => name, sort: ({ name }) => name },
          {
            id: 'points',
            header: 'Points',
            align: 'right',
            cell: ({ points }) => points.toLocaleString('en-US'),
            sort: ({ points }) => points,
          },
        ]}
        empty={null}
      />
      <ActionBar chosen={chosen.ids.length} label="Chosen students" onClear={chosen.clear}>
        <Button icon={<IconPrinter size={20} aria-hidden />}>Print log-in cards</Button>
        <Button onClick={remove}>Remove</Button>
      </ActionBar>
    </Section>
  );
}

const WAITING = ['3 short essays to read.', 'Dana Kim has not been here for 16 days.'];

/** What waits, a row each, with a way to put it away. */
export function KitWorklist() {
  const [rows, setRows] = useState<readonly string[]>(WAITING);
  const putAway = (row: string) => {
    setRows((before) => before.filter((one) => one !== row));
    showToast({
      style: 'success',
      words: 'Put away until something changes, for 30 days at most.',
      onUndo: () => setRows(WAITING),
    });
  };
  return (
    <Section title="Worklists" lead="Who, why with its number, one act; at most seven rows at first.">
      <Worklist
        rows={rows}
        rowKey={(row) => row}
        empty={<WorklistEmpty title="Nobody right now">Here you will see who needs you.</WorklistEmpty>}
      >
        {(row) => (
          <WorklistRow
            icon={<IconPencil size={24} />}
            tone="leaf"
            why={row}
            where="Room 12"
            about={<WorklistAdvice>What can be done about it.</WorklistAdvice>}
            act={<Button>Read them</Button>}
            onDismiss={() => putAway(row)}
            dismissLabel={row}
          />
        )}
      </Worklist>
    </Section>
  );
}
