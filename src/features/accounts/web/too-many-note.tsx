import { useEffect, useState } from 'react';
import { Note } from '#platform/ui/web/note.tsx';
import { waitWords } from '../core/wait-words.ts';

/** Says how long to wait after too many tries, and counts down while the page stays open. */
export function TooManyNote({ seconds }: { seconds: number }) {
  const left = useSecondsLeft(seconds);
  return (
    <Note tone="berry" role="alert">
      <p>
        {left > 0
          ? `Too many tries. You can try again in ${waitWords(left)}, or ask your teacher or the person who runs Openleaf at your school.`
          : 'You can try again now.'}
      </p>
    </Note>
  );
}

function useSecondsLeft(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
