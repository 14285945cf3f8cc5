import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import folded from './folded.module.css';
import styles from './folded-section.module.css';
import { Stack } from './stack.tsx';

interface FoldedSectionProps {
  readonly title: string;
  /** How it stands at first. */
  readonly open: boolean;
  /** One sentence about what it shows. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen under a heading that opens and closes it; paper has it open. */
export function FoldedSection({ title, open, lead, children }: FoldedSectionProps) {
  const heading = useId();
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const unfold = () => {
      if (place.current) place.current.open = true;
    };
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
  return (
    <section aria-labelledby={heading}>
      <details ref={place} className={folded.folded} open={open}>
        <summary className={folded.summary}>
          <IconChevronRight className={classNames(folded.chevron, styles.chevron)} size={22} aria-hidden />
          <h2 id={heading}>{title}</h2>
        </summary>
        <Stack className={styles.inside}>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </Stack>
      </details>
    </section>
  );
}
