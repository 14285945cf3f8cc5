import { levelSentenceForTeacher } from '#features/progress/web/public.tsx';
import { type CsvColumn, csvOf } from '#platform/csv/core/csv-columns.ts';
import { allPages } from '#platform/csv/web/all-pages.ts';
import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { listLevelChanges } from '../../../contract/level-changes.ts';
import type { LevelChange } from '../../../contract/views.ts';

/** Changes that are fetched at a time: as many as a call gives. */
const SIZE = 100;

interface DownloadChangesProps {
  readonly studentId: number;
  readonly name: string;
  /** Which changes, as the list asks for them. */
  readonly asked: { readonly start?: string; readonly end?: string };
}

/** Saves all changes of a level in one file, not only those of a page. */
export function DownloadChanges({ studentId, name, asked }: DownloadChangesProps) {
  const { send } = useEndpointMutation(listLevelChanges);
  const make = async () => {
    let zone = 'UTC';
    const changes = await allPages<LevelChange>(async (page) => {
      const result = await send({ params: { studentId }, body: { ...asked, page, size: SIZE } });
      if (!result.ok) return { ok: false, trouble: result.problem.detail };
      zone = result.data.timezone;
      return { ok: true, lines: result.data.changes, total: result.data.total };
    });
    return 'trouble' in changes ? changes : changesCsv(changes, { name, zone });
  };
  return <CsvButton of={`Level changes of ${name}`} name={`Level changes - ${name}`} csv={make} />;
}

/** Changes of a level as a table for a spreadsheet, the newest first. @param zone in which the days are meant */
export const changesCsv = (
  changes: readonly LevelChange[],
  { name, zone }: { readonly name: string; readonly zone: string },
): string => {
  const columns: readonly CsvColumn<LevelChange>[] = [
    ['Date', ({ at }) => isoDay(dayNumber(Date.parse(at), zone))],
    ['From level', ({ reason }) => reason.from],
    ['To level', ({ reason }) => reason.to],
    ['Why', ({ reason }) => levelSentenceForTeacher(name, reason)],
    ['Before starting over', ({ beforeReset }) => (beforeReset ? 'yes' : 'no')],
  ];
  return csvOf(columns, changes);
};
