import { IconClock, IconMessage, IconPencil } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { EssayView } from '../../contract/short-essay.ts';
import { ESSAY_PART } from '../../core/essay-part.ts';
import styles from './review.module.css';

interface ReviewedEssayProps {
  readonly essay: EssayView;
  /** Another person looks at a student's essay. */
  readonly ofStudent: boolean;
}

/** The short essay with what the teacher says about it, or its status. */
export function ReviewedEssay({ essay, ofStudent }: ReviewedEssayProps) {
  const heading = useId();
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It is drawn only when the review has come, after the browser has looked for the part that the address names.
    if (location.hash === `#${ESSAY_PART}`) top.current?.scrollIntoView();
  }, []);
  return (
    <Card as="section" labelledBy={heading} gap={12}>
      <h3 ref={top} id={heading} className={styles.stem}>
        Short essay
      </h3>
      <p>{curlQuotes(essay.prompt)}</p>
      {essay.text !== '' && <blockquote className={styles.essay}>{essay.text}</blockquote>}
      <Standing essay={essay} ofStudent={ofStudent} />
    </Card>
  );
}

function Standing({ essay, ofStudent }: ReviewedEssayProps) {
  const { status, score, comment, teacherName } = essay;
  const teacher = teacherName ?? 'Your teacher';
  if (status === 'open')
    return (
      <p className={styles.standing}>{ofStudent ? 'It is not written yet.' : 'You can still write it.'}</p>
    );
  if (status === 'skipped')
    return <p className={styles.standing}>{ofStudent ? 'The student skipped it.' : 'You skipped it.'}</p>;
  if (score === null) {
    return (
      <div>
        <Badge tone="sky" icon={<IconClock size={16} aria-hidden />}>
          {ofStudent ? 'Waiting to be read' : `Handed in. ${teacher} will read it.`}
        </Badge>
      </div>
    );
  }
  return (
    <Stack gap={8} className={styles.given}>
      <Row as="p" align="center" oneLine className={styles.givenScore}>
        <IconPencil size={20} aria-hidden /> {ofStudent ? 'Score:' : `${teacher} gave it`} {score} of 4
      </Row>
      {comment !== '' && (
        <Row as="p" oneLine className={styles.comment}>
          <IconMessage size={20} aria-hidden /> <span>{comment}</span>
        </Row>
      )}
    </Stack>
  );
}
