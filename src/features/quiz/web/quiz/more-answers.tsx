import { IconArrowDown } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import styles from './more-answers.module.css';

interface MoreAnswersProps {
  /** What scrolls: the question and its answers, or how it went and why. */
  readonly body: RefObject<HTMLElement | null>;
  readonly of?: 'answers' | 'reasons';
}

/**
 * Says that answers, or the reasons of one, are out of sight below, and leads to them: what ends at the edge looks like the last
 * of it.
 */
export function MoreAnswers({ body, of = 'answers' }: MoreAnswersProps) {
  const hiddenIn = of === 'answers' ? answersBelow : reasonsBelow;
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const within = body.current;
    if (!within || typeof ResizeObserver === 'undefined') return undefined;
    const look = () => setBelow(hiddenIn(within).length);
    const sizes = new ResizeObserver(look);
    for (const element of [within, ...within.children]) sizes.observe(element);
    within.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      within.removeEventListener('scroll', look);
    };
  }, [body, hiddenIn]);
  if (below === 0) return null;
  const lead = () => {
    const within = body.current;
    const first = within && hiddenIn(within)[0];
    if (!first) return;
    const way = first.getBoundingClientRect().top - within.getBoundingClientRect().top - 8;
    // One that is longer than what is in sight begins at its top already.
    within.scrollBy({ top: way > 8 ? way : within.clientHeight / 2 });
  };
  return (
    <div className={styles.edge}>
      <button type="button" className={styles.more} onClick={lead}>
        <IconArrowDown size={18} aria-hidden />{' '}
        {of === 'reasons' ? 'Read why below' : `${moreAnswers(below)} below`}
      </button>
    </div>
  );
}

const moreAnswers = (below: number): string => (below === 1 ? '1 more answer' : `${below} more answers`);

/** The reasons whose last words are not in sight. */
function reasonsBelow(within: HTMLElement): Element[] {
  const edge = within.getBoundingClientRect().bottom;
  return [...within.querySelectorAll('[data-reason]')].filter(
    (reason) => reason.getBoundingClientRect().bottom > edge + 2,
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
