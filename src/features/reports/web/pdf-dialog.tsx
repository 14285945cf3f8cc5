import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { saveFile } from '#platform/ui/web/save-file.ts';
import { getDocument, getJobStatus } from '../contract/documents.ts';
import { documentInWords } from './document-words.ts';
import type { AskedPdf } from './pdf-download.tsx';

/** Between two looks at a document. Milliseconds. */
const LOOK = 1_000;

interface PdfDialogProps {
  readonly title: string;
  readonly ask: () => Promise<AskedPdf>;
  readonly onClose: () => void;
}

/** Has a document made when it opens, and begins again where that failed. */
export function PdfDialog({ title, ask, onClose }: PdfDialogProps) {
  const [asked, setAsked] = useState<AskedPdf | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    setAsked(null);
    const begin = async () => {
      const result = await ask();
      if (!gone) setAsked(result);
    };
    void begin();
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once when it opens, and when it is tried again
  }, [round]);
  const again = () => setRound((before) => before + 1);
  if (asked?.ok === true)
    return <MadePdf title={title} documentId={asked.data.documentId} onAgain={again} onClose={onClose} />;
  return (
    <PdfFrame title={title} onClose={onClose} act={asked && <TryAgain onClick={again} />}>
      {asked ? (
        <ProblemNote words={asked.problem.detail} />
      ) : (
        <ProgressLine value={0} max={1} label="Asking for your PDF…" showLabel />
      )}
    </PdfFrame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly act?: ReactNode;
  readonly children: ReactNode;
}

const PdfFrame = ({ title, onClose, act, children }: FrameProps) => (
  <Dialog
    open
    title={title}
    onClose={onClose}
    actions={
      <>
        {act}
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);

const TryAgain = ({ onClick }: { readonly onClick: () => void }) => (
  <Button variant="primary" onClick={onClick}>
    Try again
  </Button>
);

interface MadeProps {
  readonly title: string;
  readonly documentId: string;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** How far a document is, and when it is done the way to save it. */
function MadePdf({ title, documentId, onAgain, onClose }: MadeProps) {
  const { save, saving, problem } = useSave(documentId);
  const { data, error } = useEndpointQuery(
    getJobStatus,
    { query: { documentId } },
    { refetchInterval: ({ state }) => (isOver(state.data?.status) ? false : LOOK), gcTime: 0 },
  );
  const words = data ? documentInWords(data) : 'Making your PDF…';
  const isReady = data?.file != null;
  const failed = data?.status === 'failed';
  useEffect(() => {
    if (isReady) announce(words);
  }, [isReady, words]);
  const trouble = problem ?? (failed ? words : error ? troubleInWords(error.problem) : null);
  const act = isReady ? (
    <Button variant="primary" pending={saving} pendingLabel="Saving…" onClick={() => void save()}>
      Save the PDF
    </Button>
  ) : (
    trouble !== null && <TryAgain onClick={onAgain} />
  );
  return (
    <PdfFrame title={title} onClose={onClose} act={act}>
      {!failed && <ProgressLine value={data?.progress ?? 0} max={1} label={words} showLabel />}
      {trouble === null && !isReady && <p>You can close this: asking again goes on where it is.</p>}
      <ProblemNote words={trouble} />
    </PdfFrame>
  );
}

const isOver = (status: string | undefined): boolean => status === 'done' || status === 'failed';

/** The bytes that a text in base 64 stands for. */
const bytesOf = (content: string) => Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0));

/** What is said when a document cannot be asked after, or is not there any more: kept too long, or a student in it was erased. */
const troubleInWords = ({ code, detail }: { readonly code: string; readonly detail: string }): string =>
  code === 'not-found' ? 'This PDF is not kept any more. Please close this and ask for it again.' : detail;

/** Fetches the bytes of a document and hands them to the browser. After a break in the network it goes on with the part that is missing. */
function useSave(documentId: string) {
  const api = useApi();
  const parts = useRef<Uint8Array<ArrayBuffer>[]>([]);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setSaving(true);
    setProblem(null);
    const last = await fetchParts(api, documentId, parts.current);
    setSaving(false);
    if (!last.ok) {
      setProblem(troubleInWords(last.problem));
      return;
    }
    saveFile(new Blob(parts.current, { type: last.data.mediaType }), last.data.fileName);
    parts.current = [];
  };
  return { save, saving, problem };
}

/** Adds the parts of a document that are missing, one after the other. @returns the reply with the last of them, or the first that was refused. */
async function fetchParts(api: ApiClient, documentId: string, parts: Uint8Array<ArrayBuffer>[]) {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- how many there are is in each reply, and the server answers somebody else between two
    const reply = await api(getDocument, { query: { documentId, part: parts.length } });
    if (!reply.ok) return reply;
    const { content, parts: all }: { readonly content: string; readonly parts?: number } = reply.data;
    // A server of an earlier release sends the whole, whatever it is asked for.
    if (all === undefined) parts.length = 0;
    parts.push(bytesOf(content));
    if (parts.length >= (all ?? 1)) return reply;
  }
}
