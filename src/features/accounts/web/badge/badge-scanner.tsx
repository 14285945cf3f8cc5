import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { badgeIn } from '../../core/badge.ts';
import styles from './badge-scanner.module.css';
import { closeCamera, openCamera } from './camera.ts';
import { createQrReader, type QrReader } from './qr-reader.ts';

/** Between two looks at what the camera shows, in milliseconds. */
const LOOK_EVERY_MS = 200;

interface BadgeScannerProps {
  readonly onBadge: (badge: string) => void;
  readonly onClose: () => void;
}

/** Shows what the camera sees until there is a badge in it. No picture leaves the device. */
export function BadgeScanner({ onBadge, onClose }: BadgeScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOtherCode, setOtherCode] = useState(false);
  const look = useEffectEvent(async (read: QrReader): Promise<boolean> => {
    const text = video.current === null ? null : await read(video.current).catch(() => null);
    const badge = text === null ? null : badgeIn(text);
    if (text !== null) setOtherCode(badge === null);
    if (badge !== null) onBadge(badge);
    return badge !== null;
  });
  useEffect(() => {
    const ending = new AbortController();
    const scan = async () => {
      const [stream, read] = await Promise.all([openCamera(), createQrReader()]);
      ending.signal.addEventListener('abort', () => closeCamera(stream));
      if (ending.signal.aborted) return closeCamera(stream);
      const shown = video.current;
      if (shown === null) return;
      shown.srcObject = stream;
      await shown.play().catch(() => {});
      setOpen(true);
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      while (!ending.signal.aborted && !(await look(read))) await pause(LOOK_EVERY_MS);
    };
    scan().catch((error: unknown) => setProblem(wordsOf(error)));
    return () => ending.abort();
  }, []);
  return (
    <Dialog
      open
      title="Show your badge"
      onClose={onClose}
      actions={<Button onClick={onClose}>Cancel</Button>}
    >
      <ProblemNote words={problem} />
      {problem === null && (
        <>
          <p>Hold your badge in front of the camera. Keep it still.</p>
          <video ref={video} className={styles.video} muted playsInline aria-label="What the camera sees" />
          <p className={styles.small}>
            {isOpen ? 'No picture is kept or sent.' : 'If your browser asks, let it use the camera.'}
          </p>
        </>
      )}
      {isOtherCode && (
        <Note role="alert">
          <p>This QR code is not a badge. Type your username and password, or ask your teacher.</p>
        </Note>
      )}
    </Dialog>
  );
}

const wordsOf = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'Your browser does not let us use the camera. Ask your teacher, or type your username and password.'
    : 'We cannot open the camera. Ask your teacher, or type your username and password.';

const pause = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));
