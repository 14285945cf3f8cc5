export { HandoutPdf } from './handout-pdf.tsx';
export { type AskedPdf, PdfDownload } from './pdf-download.tsx';
export { WorksheetPdf } from './worksheet-pdf.tsx';
