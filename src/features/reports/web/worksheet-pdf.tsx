import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { generateWorksheet } from '../contract/documents.ts';
import type { WorksheetParts } from '../core/worksheet-parts.ts';
import { PdfDownload } from './pdf-download.tsx';

interface WorksheetPdfProps {
  readonly versionId: number;
  readonly title: string;
  readonly parts: WorksheetParts;
}

/** What is made, in the heading of its dialog. */
export const worksheetTitle = (title: string, parts: WorksheetParts): string =>
  `${parts === 'key' ? 'Answers' : 'Worksheet'}: ${title}`;

/** A passage on paper as a PDF, of what was chosen to be printed. */
export function WorksheetPdf({ versionId, title, parts }: WorksheetPdfProps) {
  const api = useApi();
  return (
    <PdfDownload
      title={worksheetTitle(title, parts)}
      ask={() => api(generateWorksheet, { body: { versionId, parts } })}
    />
  );
}
