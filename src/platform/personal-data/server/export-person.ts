import { notFound, type Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { PersonExportReply } from '../contract/person-export.ts';
import { exportFileName, exportFiles } from '../core/export-files.ts';
import { collectPerson } from './collect-person.ts';

interface Asked {
  readonly userId: number;
  readonly by: number;
  readonly forTeacher?: boolean;
}

/** The files of what is kept about a person, for whoever the contract lets have them. */
export async function exportPerson(
  { db, personalData }: Pick<Services, 'db' | 'personalData'>,
  { userId, by, forTeacher = false }: Asked,
  now: Date,
): Promise<PersonExportReply | Refusal<'not-found'>> {
  const exported = await collectPerson(db, personalData, { userId, by, forTeacher }, now);
  return exported
    ? { fileName: exportFileName(exported), files: exportFiles(exported, personalData.pageOf) }
    : notFound();
}
