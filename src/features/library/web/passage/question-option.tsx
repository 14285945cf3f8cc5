import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { CatalogQuestion } from '../../contract/endpoints.ts';
import { letterOf } from '../../core/option-letter.ts';
import { CorrectKeyDialog } from './correct-key-dialog.tsx';
import styles from './question-card.module.css';

interface QuestionOptionProps {
  readonly question: CatalogQuestion;
  readonly option: CatalogQuestion['options'][number];
  readonly index: number;
  readonly answers: boolean;
}

/** An option; with the answers shown whether it is the one, and why or why not. */
export function QuestionOption({ question, option, index, answers }: QuestionOptionProps) {
  const isKey = answers && option.isKey === true;
  const { role } = useActor();
  return (
    <li className={styles.option} data-key={isKey} data-answers={answers}>
      <span className={styles.letter}>{letterOf(index)}</span>
      <Stack gap={4}>
        <Row gap={12} rowGap={0} align="center" between>
          <p className={styles.optionText}>{option.text}</p>
          {isKey && (
            <Badge tone="leaf" icon={<IconCircleCheck size={16} aria-hidden />}>
              The answer
            </Badge>
          )}
        </Row>
        {answers && option.rationale !== null && <p className={styles.rationale}>{option.rationale}</p>}
        {answers && !isKey && role === 'admin' && (
          <MakeTheAnswer question={question} option={option} letter={letterOf(index)} />
        )}
      </Stack>
    </li>
  );
}

interface MakeTheAnswerProps extends Pick<QuestionOptionProps, 'question' | 'option'> {
  readonly letter: string;
}

function MakeTheAnswer(props: MakeTheAnswerProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.make}>
      <Button
        variant="quiet"
        aria-label={`Make this the answer: ${props.letter} of question ${props.question.number}`}
        onClick={() => setAsking(true)}
      >
        Make this the answer
      </Button>
      {asking && <CorrectKeyDialog {...props} onClose={() => setAsking(false)} />}
    </div>
  );
}
