import { IconLeaf } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import styles from './question.module.css';

/** A rest after three answers in a row that came too fast to count. */
export function PausePanel({ onGoOn }: { onGoOn: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.form}>
      <div className={styles.body}>
        <h2 ref={heading} tabIndex={-1} className={styles.verdict}>
          <IconLeaf size={28} aria-hidden />
          Stretch and take a breath
        </h2>
        <p>Your last three answers came too fast to count. That happens to everyone.</p>
        <p>There is no hurry here. Read slowly, and answer when you have found the place in the text.</p>
      </div>
      <div className={styles.foot}>
        <Button variant="primary" wide onClick={onGoOn}>
          I’m ready
        </Button>
      </div>
    </div>
  );
}
