import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import styles from './quiz-desk.module.css';

interface EndOfTextProps {
  readonly onOpen: () => void;
}

/** Where the question lies under the text: a student who has scrolled to the end sees where to go on. It can be put away. */
export function EndOfText({ onOpen }: EndOfTextProps) {
  const end = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'ahead' | 'reached' | 'away'>('ahead');
  useEffect(() => {
    if (!end.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setState((before) => (before === 'ahead' ? 'reached' : before));
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={end} className={styles.end}>
      {state === 'reached' && (
        <Note title="You have reached the end of the text" onClose={() => setState('away')}>
          <div>
            <Button onClick={onOpen}>Open the question</Button>
          </div>
        </Note>
      )}
    </div>
  );
}
