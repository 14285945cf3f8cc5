import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  Refused,
  renderWithServer,
  type SentCall,
} from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { getDocument, getJobStatus, type JobStatus } from '../contract/documents.ts';
import { PdfDialog } from './pdf-dialog.tsx';
import type { AskedPdf } from './pdf-download.tsx';

afterEach(cleanup);
beforeEach(() => {
  fakeModalDialogs();
  saved.length = 0;
  files.length = 0;
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:pdf';
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function save() {
    saved.push(this.download);
  };
});
const saved: string[] = [];
const files: Blob[] = [];

const documentId = '00000000-0000-4000-8000-000000000000';
const state = (status: JobStatus['status'], progress = 0): JobStatus => ({
  documentId,
  status,
  progress,
  file:
    status === 'done' ? { fileName: 'Report - Ana.pdf', mediaType: 'application/pdf', bytes: 84_000 } : null,
  expiresAt: '2026-12-06T00:00:00.000Z',
});
const WAITING = /You can close this: asking again goes on where it is\./;

/** A dialog whose document is in these states, one after the other, and in the last from then on. */
async function open(
  states: readonly (JobStatus | Refused)[],
  {
    asked = [],
    bytes = { fileName: 'Report - Ana.pdf', mediaType: 'application/pdf', parts: 1, content: btoa('%PDF-') },
  }: {
    /** What is answered to who asks for it, before it is begun. */
    readonly asked?: readonly AskedPdf[];
    readonly bytes?: ((part: number) => unknown) | object;
  } = {},
) {
  const onClose = vi.fn<() => void>();
  const begun: AskedPdf[] = [...asked];
  const ask = vi.fn(async (): Promise<AskedPdf> => begun.shift() ?? { ok: true, data: { documentId } });
  const left = [...states];
  const answer = ({ name, query }: SentCall) => {
    if (name === getDocument.name)
      return typeof bytes === 'function' ? bytes((query as { part: number }).part) : bytes;
    if (name !== getJobStatus.name) throw new Error(`Nobody asks for ${name} here.`);
    return left.length > 1 ? left.shift() : left[0];
  };
  await renderWithServer(<PdfDialog title="Report of Ana" ask={ask} onClose={onClose} />, answer);
  return { ask, onClose };
}

const button = (name: string) => screen.findByRole('button', { name }, { timeout: 5_000 });
const text = (words: RegExp | string) => screen.findByText(words, {}, { timeout: 5_000 });

it('says that it waits, then how far it is, and saves the document when it is there', async () => {
  await open([state('queued'), state('running'), state('running', 0.426), state('done', 1)]);
  expect(screen.getByRole('dialog', { name: 'Report of Ana' })).toBeTruthy();
  await text('Waiting for its turn…');
  expect(screen.getByText(WAITING)).toBeTruthy();
  await text('Making your PDF…');
  await text('Making your PDF: 42% done.');
  expect(screen.queryByRole('button', { name: 'Save the PDF' })).toBeNull();
  await text('Your PDF is ready (84 kB).');
  expect(screen.queryByText(WAITING)).toBeNull();
  await userEvent.click(await button('Save the PDF'));
  await vi.waitFor(() => expect(saved).toEqual(['Report - Ana.pdf']));
}, 20_000);

it('says why a document was not begun, and asks again', async () => {
  const problem = {
    detail: 'Some of your documents are still being made. Please ask again when one of them is done.',
  };
  const { ask } = await open([state('done', 1)], { asked: [{ ok: false, problem }] });
  expect((await screen.findByRole('alert')).textContent).toContain(problem.detail);
  await userEvent.click(await button('Try again'));
  await text('Your PDF is ready (84 kB).');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('says that a document could not be made, and begins another', async () => {
  const { ask } = await open([state('failed', 0.5), state('done', 1)]);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The PDF could not be made. Please try again.',
  );
  expect(screen.queryByText(WAITING)).toBeNull();
  await userEvent.click(await button('Try again'));
  expect(ask).toHaveBeenCalledTimes(2);
});

it('says that a document is gone while it is made, as when a student in it is erased', async () => {
  await open([
    state('running'),
    new Refused({ code: 'not-found', status: 404, detail: 'This is not there.' }),
  ]);
  expect((await screen.findByRole('alert', {}, { timeout: 5_000 })).textContent).toContain(
    'This PDF is not kept any more.',
  );
  expect(screen.queryByText(WAITING)).toBeNull();
  expect(await button('Try again')).toBeTruthy();
});

it('says that a document is not kept any more', async () => {
  const gone = new Refused({ code: 'not-found', status: 404, detail: 'This is not there.' });
  await open([state('done', 1)], { bytes: gone });
  await userEvent.click(await button('Save the PDF'));
  expect((await screen.findByRole('alert')).textContent).toContain('This PDF is not kept any more.');
  expect(saved).toEqual([]);
});

it('puts the parts together, and goes on after a break with the part that is missing', async () => {
  const asked: number[] = [];
  const bytes = (part: number) => {
    asked.push(part);
    return part === 1 && asked.length === 2
      ? new Refused({ code: 'unavailable', status: 503, detail: 'Please try again.' })
      : { fileName: 'All.pdf', mediaType: 'application/pdf', parts: 3, content: btoa(`part ${part}.`) };
  };
  await open([state('done', 1)], { bytes });
  await userEvent.click(await button('Save the PDF'));
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again.');
  expect(saved).toEqual([]);
  await userEvent.click(await button('Save the PDF'));
  await vi.waitFor(() => expect(saved).toEqual(['All.pdf']));
  expect(asked).toEqual([0, 1, 1, 2]);
  const whole = await new Response(await files[0]!.arrayBuffer()).text();
  expect(whole).toBe('part 0.part 1.part 2.');
});

/** The first half of a document, and where the second is asked for the whole, as a server of an earlier release has it. */
const mixed = (part: number) => ({
  fileName: 'All.pdf',
  mediaType: 'application/pdf',
  ...(part === 0 ? { parts: 2, content: btoa('the first half') } : { content: btoa('the whole') }),
});

it('takes what a server of an earlier release sends as the whole', async () => {
  await open([state('done', 1)], { bytes: mixed });
  await userEvent.click(await button('Save the PDF'));
  await vi.waitFor(() => expect(saved).toEqual(['All.pdf']));
  expect(await new Response(await files[0]!.arrayBuffer()).text()).toBe('the whole');
});

it('can be closed at any time', async () => {
  const { onClose } = await open([state('running', 0.5)]);
  await text('Making your PDF: 50% done.');
  await userEvent.click(await button('Close'));
  expect(onClose).toHaveBeenCalled();
});
