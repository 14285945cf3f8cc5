import type { JobStatus } from '../contract/documents.ts';

type Progress = Pick<JobStatus, 'status' | 'progress' | 'file'>;

/** How far a document is, in words. */
export function documentInWords({ status, progress, file }: Progress): string {
  if (file !== null) return `Your PDF is ready (${sizeInWords(file.bytes)}).`;
  if (status === 'failed') return 'The PDF could not be made. Please try again.';
  if (status === 'queued') return 'Waiting for its turn…';
  return progress === 0 ? 'Making your PDF…' : `Making your PDF: ${Math.floor(progress * 100)}% done.`;
}

const KB = 1_000;

/** "84 kB", "1.2 MB". */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KB));
  return kilobytes < KB ? `${kilobytes} kB` : `${(kilobytes / KB).toFixed(1)} MB`;
}
