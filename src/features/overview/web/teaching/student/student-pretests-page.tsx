import { noneCounted, scoreInWords } from '#features/progress/core/score-in-words.ts';
import { levelWithDoubt, levelWord, TooFastNote } from '#features/progress/web/public.tsx';
import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { studentPretestsPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { type FinishedPretest, listPretests, type PretestPassage } from '../../../contract/pretests.ts';
import { pretestCsv } from './pretests-csv.ts';
import { StudentHub } from './student-hub.tsx';

/** What the levels rest on that pretests found: the passages of each, the newest pretest first. */
export function StudentPretestsPage() {
  const { id: studentId } = useScreen(studentPretestsPage).params;
  return (
    <StudentHub studentId={studentId} part="Pretests" skeleton={<SkeletonTable rows={6} columns={4} />}>
      {({ name }) => <Pretests studentId={studentId} name={name} />}
    </StudentHub>
  );
}

interface PretestsProps {
  readonly studentId: number;
  readonly name: string;
}

function Pretests({ studentId, name }: PretestsProps) {
  const query = useEndpointQuery(listPretests, { params: { studentId } });
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={6} columns={4} />}>
      {({ pretests, timezone, forApproved }) =>
        forApproved ? (
          <EmptyState title="For approved teachers">
            The passages of a pretest are shown to teachers whom an administrator has approved.
          </EmptyState>
        ) : pretests.length === 0 ? (
          <EmptyState title="No finished pretest">
            The pretest finds where to start. Once it is finished, you see here what was read and how it went.
            Pretests from before starting over are not shown.
          </EmptyState>
        ) : (
          <>
            {pretests.map((one) => (
              <Pretest key={one.pretest} pretest={one} name={name} zone={timezone} />
            ))}
            <TooFastNote of={pretests.flatMap(({ passages }) => passages)} />
            <p>
              The questions and answers of a pretest are not shown, so that the pretest still works when a
              student takes it again.
            </p>
          </>
        )
      }
    </QueryState>
  );
}

interface PretestProps {
  readonly pretest: FinishedPretest;
  readonly name: string;
  readonly zone: string;
}

/** One pretest: where it put the student, and the passages in their order. */
export function Pretest({ pretest: { pretest, found, passages }, name, zone }: PretestProps) {
  const [last] = passages.slice(-1);
  if (!last) return null;
  const day = shortDate(last.finishedAt, zone);
  const caption = `Passages of pretest ${pretest} of ${name}, in the order they were read`;
  return (
    <Section title={`Pretest of ${day}`} lead={passages.every(noneCounted) ? NOT_FOUND : leadOf(found)}>
      <CsvButton of={caption} name={`Pretest ${pretest} - ${name}`} csv={() => pretestCsv(passages, zone)} />
      <DataTable
        caption={caption}
        columns={columnsIn(zone)}
        rows={passages}
        rowKey={({ attemptId }) => attemptId}
        empty={null}
      />
    </Section>
  );
}

const NOT_FOUND = 'It found no reading level, because every answer was too fast to count.';

/** "It found a reading level of 4.1 ± 1.1. The shown level was then Four." */
const leadOf = (found: FinishedPretest['found']): string =>
  found === null
    ? NOT_FOUND
    : `It found a reading level of ${levelWithDoubt(found)}. The shown level was then ${levelWord(found.level)}.`;

const columnsIn = (zone: string): readonly Column<PretestPassage>[] => [
  { id: 'title', header: 'Passage', cell: ({ title }) => title, rowHeader: true },
  { id: 'level', header: 'Level', cell: ({ passageLevel }) => levelWord(passageLevel) },
  { id: 'score', header: 'Score', cell: scoreInWords, speaksForItself: true },
  {
    id: 'date',
    header: 'Finished',
    cell: ({ finishedAt }) => shortDate(finishedAt, zone),
    speaksForItself: true,
  },
];
