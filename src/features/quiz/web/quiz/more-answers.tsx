import { IconArrowDown } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import styles from './more-answers.module.css';

interface MoreAnswersProps {
  /** What scrolls: the question and its answers. */
  readonly body: RefObject<HTMLElement | null>;
}

/** Says that answers are out of sight below, and leads to them: an answer that ends at the edge looks like the last one. */
export function MoreAnswers({ body }: MoreAnswersProps) {
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const within = body.current;
    if (!within || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => setBelow(answersBelow(within).length);
    const sizes = new ResizeObserver(look);
    for (const element of [within, ...within.children]) sizes.observe(element);
    within.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      within.removeEventListener('scroll', look);
    };
  }, [body]);
  if (below === 0) return null;
  const lead = () => {
    const within = body.current;
    const first = within && answersBelow(within)[0];
    if (first)
      within.scrollBy({ top: first.getBoundingClientRect().top - within.getBoundingClientRect().top - 8 });
  };
  return (
    <div className={styles.edge}>
      <button type="button" className={styles.more} onClick={lead}>
        <IconArrowDown size={18} aria-hidden /> {below === 1 ? '1 more answer' : `${below} more answers`}{' '}
        below
      </button>
    </div>
  );
}

/** The answers of which less than half is in sight. */
function answersBelow(within: HTMLElement): Element[] {
  const edge = within.getBoundingClientRect().bottom;
  return [...within.querySelectorAll('label:has([data-option])')].filter((answer) => {
    const { top, height } = answer.getBoundingClientRect();
    return top + height / 2 > edge;
  });
}
