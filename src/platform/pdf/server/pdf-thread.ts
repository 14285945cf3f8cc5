/** The thread that draws a document: one section after the other, so that no more than one waits here. */
import os from 'node:os';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { PdfDocument, PdfSection } from '../core/pdf-document.ts';
import { drawSection } from './draw-section.ts';
import { Paper } from './paper.ts';

export type PdfRequest =
  | { readonly kind: 'section'; readonly section: PdfSection }
  | { readonly kind: 'end' };
export type PdfReply =
  | { readonly kind: 'drawn' }
  | { readonly kind: 'done'; readonly file: Uint8Array<ArrayBuffer>; readonly pages: number };

/** Answers come first: on Linux this is the niceness of this thread alone, elsewhere of nothing. */
const NICENESS = 10;

function giveWay(): void {
  // Anywhere else it would be the whole process.
  if (isMainThread || process.platform !== 'linux') return;
  // Never to a higher priority than the process has: that needs a right that a service does not have.
  os.setPriority(0, Math.max(os.getPriority(), NICENESS));
}

giveWay();
const paper = new Paper(workerData as PdfDocument);
const parts: Buffer[] = [];
let pages = 0;
const reply = (message: PdfReply, transfer: ArrayBuffer[] = []) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message, transfer);

paper.pdf.on('data', (part: Buffer) => parts.push(part));
paper.pdf.on('end', () => {
  const file = new Uint8Array(Buffer.concat(parts));
  reply({ kind: 'done', file, pages }, [file.buffer]);
});
parentPort?.on('message', (request: PdfRequest) => {
  if (request.kind === 'end') {
    paper.end();
    return;
  }
  pages += drawSection(paper, request.section);
  reply({ kind: 'drawn' });
});
