import { strToU8, zipSync } from 'fflate';
import { saveFile } from '#platform/ui/web/save-file.ts';
import type { PersonExportReply } from '../contract/person-export.ts';

/** Puts the files of an export into one archive, and lets the browser save it. */
export function saveExport({ fileName, files }: PersonExportReply): void {
  const archive = zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])));
  saveFile(new Blob([archive], { type: 'application/zip' }), fileName);
}
