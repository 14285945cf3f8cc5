import { useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { PdfDialog } from './pdf-dialog.tsx';

/** What is answered to who asks for any document. */
export type AskedPdf =
  | { readonly ok: true; readonly data: { readonly documentId: string } }
  | { readonly ok: false; readonly problem: { readonly detail: string } };

interface PdfDownloadProps {
  /** Asks for the document. */
  readonly ask: () => Promise<AskedPdf>;
  /** What is made, in the dialog's heading: "Report of Ana". */
  readonly title: string;
  readonly label?: string;
}

/** A button that has a PDF made, and tells how far it is until it can be saved. */
export function PdfDownload({ ask, title, label = 'Download PDF' }: PdfDownloadProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {open && <PdfDialog title={title} ask={ask} onClose={() => setOpen(false)} />}
    </>
  );
}
