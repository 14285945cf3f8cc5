import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { levelWord } from '#features/progress/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { finishedQuiz } from '#platform/screens/core/addresses.ts';
import { studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Folded } from '#platform/ui/web/folded.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { shortDate } from '#platform/wording/core/short-date.ts';
import type { EssayToScore } from '../../contract/endpoints.ts';
import { EssayPassage } from './essay-passage.tsx';
import styles from './essay-text.module.css';
import { ownWordsSentence } from './essay-words.ts';

interface EssayTextProps {
  readonly essay: EssayToScore;
  readonly zone: string;
  /** "2 of 5". */
  readonly position: string;
  /** The teacher has gone to it, so that the focus goes too. */
  readonly isArrival: boolean;
  /** Null where there is none. */
  readonly onBack: (() => void) | null;
  readonly onNext: (() => void) | null;
}

/** An essay as it was handed in, with what was asked. */
export function EssayText({ essay, zone, position, isArrival, onBack, onNext }: EssayTextProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  return (
    <Stack as="article" aria-labelledby="essay-of">
      <Row as="header" gap={16} rowGap={8} align="start" between>
        <div className={styles.words}>
          <h2 id="essay-of" ref={heading} tabIndex={-1} className={styles.heading}>
            {essay.studentName}
          </h2>
          <p className={styles.facts}>
            <TextLink {...linkTo(studentReviewPage, { id: essay.studentId }, finishedQuiz(essay))}>
              “{curlQuotes(essay.title)}”
            </TextLink>{' '}
            · Level {levelWord(essay.level)} · handed in {shortDate(essay.submittedAt, zone)}
          </p>
        </div>
        <Row gap={4} align="center" oneLine>
          <span className={styles.facts}>{position}</span>
          {onBack && (
            <Button variant="quiet" icon={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
              Back
            </Button>
          )}
          {onNext && (
            <Button variant="quiet" onClick={onNext}>
              Next
              <IconArrowRight size={18} aria-hidden />
            </Button>
          )}
        </Row>
      </Row>
      <p className={styles.prompt}>{curlQuotes(essay.prompt)}</p>
      <blockquote className={styles.text}>{essay.text}</blockquote>
      <p className={styles.facts}>{ownWordsSentence(essay)}</p>
      <EssayPassage key={essay.attemptId} essay={essay} />
      {essay.model !== null && (
        <Folded summary="Model answer">
          <p className={styles.model}>{curlQuotes(essay.model)}</p>
        </Folded>
      )}
    </Stack>
  );
}
