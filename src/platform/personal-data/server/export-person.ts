import { notFound, type Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { PersonExportReply } from '../contract/person-export.ts';
import { type ExportReader, exportFileName, exportFiles } from '../core/export-files.ts';
import { collectPerson } from './collect-person.ts';

interface Asked {
  readonly userId: number;
  readonly by: number;
  /** The person, unless it says otherwise. */
  readonly reader?: ExportReader;
}

/** The files of what is kept about a person, for whoever the contract lets have them. */
export async function exportPerson(
  { db, personalData }: Pick<Services, 'db' | 'personalData'>,
  { userId, by, reader = 'person' }: Asked,
  now: Date,
): Promise<PersonExportReply | Refusal<'not-found'>> {
  const exported = await collectPerson(db, personalData, { userId, by, reader }, now);
  return exported
    ? { fileName: exportFileName(exported), files: exportFiles(exported, personalData.pageOf) }
    : notFound();
}
