import { strToU8, zipSync } from 'fflate';
import type { PersonExportReply } from '../contract/person-export.ts';

/** How long the browser may take to begin with the file, in milliseconds. */
const UNTIL_SAVED = 60_000;

/** Puts the files of an export into one archive, and lets the browser save it. */
export function saveExport({ fileName, files }: PersonExportReply): void {
  const archive = zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])));
  const address = URL.createObjectURL(new Blob([archive], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), UNTIL_SAVED);
}
