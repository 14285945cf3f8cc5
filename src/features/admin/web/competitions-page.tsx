import { useState } from 'react';
import { dayInWords } from '#features/activities/web/public.tsx';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { DateField } from '#platform/ui/web/date-field.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { TextField } from '#platform/ui/web/fields.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { wholeNumber } from '#platform/wording/core/figures.ts';
import { listOpenCompetitions, type PlannedCompetition, planCompetition } from '../contract/competitions.ts';
import { CallOffDialog } from './call-off-dialog.tsx';

/** The competitions that classes of all teachers can join. */
export function CompetitionsPage() {
  const [callingOff, setCallingOff] = useState<PlannedCompetition | null>(null);
  const query = useEndpointQuery(listOpenCompetitions, {}, { refetchOnMount: 'always' });
  return (
    <Page
      title="Competitions"
      width="reading"
      lead="Teachers let their classes take part until a competition starts. Classes compete with classes of their size, by the points for each student; no class is named to teachers of other classes."
    >
      <QueryState query={query} skeleton={<SkeletonTable rows={3} columns={5} />}>
        {({ competitions, proposed }) => (
          <>
            <DataTable
              caption="Competitions"
              columns={columnsFor(setCallingOff)}
              rows={competitions}
              rowKey={({ competitionId }) => competitionId}
              empty={
                <EmptyState title="No competition is planned">
                  Plan one below, for example in the last full week of January.
                </EmptyState>
              }
            />
            <Section title="Plan a competition">
              <PlanForm key={proposed.startDate} proposed={proposed} />
            </Section>
          </>
        )}
      </QueryState>
      {callingOff && <CallOffDialog competition={callingOff} onClose={() => setCallingOff(null)} />}
    </Page>
  );
}

type Proposed = ResponseOf<typeof listOpenCompetitions>['proposed'];

/** Begins with the days that are proposed. */
function PlanForm({ proposed }: { readonly proposed: Proposed }) {
  const form = useEndpointForm(planCompetition, {
    initial: { name: '', ...proposed },
    toInput: (values) => ({ body: values }),
    refreshes: [listOpenCompetitions],
    onDone: (_, { name }) => {
      form.set('name', '');
      announce(`${name} is planned.`);
    },
  });
  return (
    <Form form={form}>
      <TextField {...form.field('name')} label="Name" hint="As in “January reading week”." maxLength={80} />
      <DateField
        {...form.field('startDate')}
        label="First day"
        hint="It starts at midnight of each class’s time zone."
      />
      <DateField {...form.field('dueDate')} label="Last day" min={form.values.startDate} />
      <div>
        <Button variant="primary" type="submit" pending={form.pending} pendingLabel="Planning…">
          Plan the competition
        </Button>
      </div>
    </Form>
  );
}

const STATUS = {
  planned: { words: 'Planned', tone: 'sky' },
  running: { words: 'Running', tone: 'leaf' },
  over: { words: 'Over', tone: 'plain' },
  canceled: { words: 'Called off', tone: 'plain' },
} as const;

const isOpen = ({ status }: PlannedCompetition): boolean => status === 'planned' || status === 'running';

const columnsFor = (
  onCallOff: (competition: PlannedCompetition) => void,
): readonly Column<PlannedCompetition>[] => [
  { id: 'name', header: 'Name', cell: ({ name }) => name, rowHeader: true },
  {
    id: 'days',
    header: 'Days',
    cell: ({ startDate, dueDate }) => `${dayInWords(startDate)} to ${dayInWords(dueDate)}`,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].words}</Badge>,
  },
  { id: 'classes', header: 'Classes', align: 'right', cell: ({ classCount }) => wholeNumber(classCount) },
  {
    id: 'call-off',
    header: 'Action',
    speaksForItself: true,
    cell: (competition) =>
      isOpen(competition) && (
        <Button aria-label={`Call ${competition.name} off`} onClick={() => onCallOff(competition)}>
          Call off
        </Button>
      ),
  },
];
