import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import styles from './quiz-desk.module.css';

interface EndOfTextProps {
  readonly onOpen: () => void;
}

/** Near the end of the scrolling, where line focus has come to the last line, and clear of the sheet's handle. */
const WHOLE_AT_THE_END = { threshold: 0.99, rootMargin: '0px 0px -96px' };

/**
 * Where the question lies under the text: a student who has scrolled to the end sees where to go on. It can be put away. Its room is kept
 * from the start: a page that grew under the reader would move the bright lines back.
 */
export function EndOfText({ onOpen }: EndOfTextProps) {
  const end = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'ahead' | 'reached' | 'away'>('ahead');
  useEffect(() => {
    if (!end.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setState((before) => (before === 'ahead' ? 'reached' : before));
    }, WHOLE_AT_THE_END);
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={end} className={styles.end} data-shown={state === 'reached'}>
      <Note title="You have reached the end of the text" onClose={() => setState('away')}>
        <div>
          <Button onClick={onOpen}>Open the question</Button>
        </div>
      </Note>
    </div>
  );
}
