export { HandoutPdf } from './handout-pdf.tsx';
export { type AskedPdf, PdfDownload } from './pdf-download.tsx';
export { WorksheetMenu } from './worksheet-menu.tsx';
export { WorksheetPdf } from './worksheet-pdf.tsx';
