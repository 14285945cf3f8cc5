import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { generateHandout } from '../contract/class-handout.ts';
import { PdfDownload } from './pdf-download.tsx';

interface HandoutPdfProps {
  readonly schoolClass: { readonly id: number; readonly name: string };
}

/** How to join a class, as a PDF of one page. */
export function HandoutPdf({ schoolClass: { id: classId, name } }: HandoutPdfProps) {
  const api = useApi();
  return (
    <PdfDownload
      label="Download a handout"
      title={`Join ${name}`}
      ask={() => api(generateHandout, { body: { classId, origin: location.origin } })}
    />
  );
}
