import { setTimeout as sleep } from 'node:timers/promises';
import { summarizeStudents } from '#features/overview/contract/summaries.ts';
import { getDocument, getJobStatus, type JobStatus } from '#features/reports/contract/documents.ts';
import { readPdf } from '#platform/pdf/server/testing/read-pdf.ts';
import { callOf } from '../../harness/call-of.ts';
import type { Client } from '../../harness/client.ts';
import type { School, SchoolStudent } from '../../harness/school.ts';

/** From one look at the status to the next, milliseconds: less than a person notices. */
const LOOK_MS = 100;
/** A document as its teacher waited for it. */
export interface MadeReports {
  /** From the call until the status says that it is done, or until nobody waits any longer. */
  readonly seconds: number;
  /** What was downloaded then; null when it was not made. */
  readonly file: Uint8Array | null;
}

/** What is in a document. */
export interface ReadReports {
  /** How many reports begin in it: their pages are counted each for itself. */
  readonly reports: number;
  readonly pages: number;
  /** Megabytes. */
  readonly size: number;
}

/** Asks for the reports of some students as their teacher does, and waits until they are done, or until patience is over, in milliseconds. */
export async function makeReports(
  client: Client,
  { teacher: { token } }: School,
  { students, patienceMs }: { readonly students: readonly SchoolStudent[]; readonly patienceMs: number },
): Promise<MadeReports> {
  const began = performance.now();
  const body = { studentIds: students.map(({ id }) => id) };
  const asked = await client.call(callOf(summarizeStudents, { body }, { token }));
  if (asked.status !== 200) throw new Error(`The reports were answered ${asked.status}: ${asked.text}`);
  // The field has another name on the wire.
  const documentId = String(Object.values(JSON.parse(asked.text) as object)[0]);
  const call = callOf(getJobStatus, { query: { documentId } }, { token });
  const waited = () => performance.now() - began;
  while (waited() < patienceMs) {
    const reply = await client.call(call);
    const { status } = JSON.parse(reply.text) as Pick<JobStatus, 'status'>;
    if (status === 'done') {
      const seconds = waited() / 1000;
      return { seconds, file: await download(client, { token, documentId }) };
    }
    if (status === 'failed') break;
    await sleep(LOOK_MS);
  }
  return { seconds: Math.max(waited(), patienceMs) / 1000, file: null };
}

/** Downloads a document part by part, as the page does. */
async function download(
  client: Client,
  { token, documentId }: { readonly token: string; readonly documentId: string },
): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for (;;) {
    const { text } = await client.call(
      callOf(getDocument, { query: { documentId, part: pieces.length } }, { token }),
    );
    const { parts, content } = JSON.parse(text) as { readonly parts: number; readonly content: string };
    pieces.push(Buffer.from(content, 'base64'));
    if (pieces.length >= parts) return new Uint8Array(Buffer.concat(pieces));
  }
}

/** Reads a document again, which keeps this process busy for seconds: answers that are sent meanwhile would be measured late. */
export async function readReports({ file }: MadeReports): Promise<ReadReports> {
  if (file === null) return { reports: 0, pages: 0, size: 0 };
  // The reader takes the bytes away.
  const size = file.byteLength / 1_000_000;
  const { pages } = await readPdf(file);
  const reports = pages.filter((page) => /Page 1 of \d+$/.test(page)).length;
  return { reports, pages: pages.length, size };
}
