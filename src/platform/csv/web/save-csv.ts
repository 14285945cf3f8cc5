import { saveFile } from '#platform/ui/web/save-file.ts';
import { csvFileName } from '../core/csv-file-name.ts';

/** Lets the browser save a table that `toCsv` wrote. @param name what it is called, such as "Report - Room 12". */
export const saveCsv = (csv: string, name: string): void =>
  saveFile(new Blob([csv], { type: 'text/csv' }), csvFileName(name));
