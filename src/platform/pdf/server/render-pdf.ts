import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PdfDocument, PdfSection } from '../core/pdf-document.ts';
import type { PdfReply, PdfRequest } from './pdf-thread.ts';

const THREAD = new URL('./pdf-thread.ts', import.meta.url);
/** A document that needs more memory than this is at fault. Megabytes. */
const MOST_MEMORY = 512;

export interface RenderedPdf {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly pages: number;
}

/**
 * Draws a document in a thread of its own, so that nobody waits for it: tagged (PDF/UA-1), with embedded fonts.
 * @param sections are asked for one by one, each when the one before is drawn.
 * @throws what a section throws, and what `signal` is aborted with.
 */
export async function renderPdf(
  document: PdfDocument,
  sections: AsyncIterable<PdfSection> | Iterable<PdfSection>,
  signal?: AbortSignal,
): Promise<RenderedPdf> {
  const thread = new Worker(THREAD, {
    workerData: document,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  let failure: Error | undefined;
  // It may fail while nobody waits for it; without a listener the error would end the process.
  thread.on('error', (error: Error) => {
    failure = error;
  });
  const ask = async (request: PdfRequest): Promise<PdfReply> => {
    if (failure) throw failure;
    const answered = once(thread, 'message', signal ? { signal } : {});
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(request);
    const [reply] = (await answered) as [PdfReply];
    return reply;
  };
  try {
    for await (const section of sections) {
      signal?.throwIfAborted();
      await ask({ kind: 'section', section });
    }
    const reply = await ask({ kind: 'end' });
    if (reply.kind !== 'done') throw new Error('The thread of a PDF ended with a section.');
    return reply;
  } finally {
    await thread.terminate();
  }
}
