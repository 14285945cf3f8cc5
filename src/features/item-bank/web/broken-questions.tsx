import { IconCheck } from '@tabler/icons-react';
import { levelWord } from '#features/progress/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { passagePage } from '#platform/screens/core/staff-addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { count, percent } from '#platform/wording/core/figures.ts';
import type { BrokenQuestion } from '../contract/question-report.ts';
import styles from './broken-questions.module.css';

/** Questions that better readers do not get right more often: the key may be wrong, or two options may be right. */
export function BrokenQuestions({ questions }: { readonly questions: readonly BrokenQuestion[] }) {
  if (questions.length === 0) {
    return (
      <EmptyState title="No question looks broken">
        A question appears here when, over 200 answers or more, better readers do not get it right more often.
        Then the key may be wrong, or a second option may be right.
      </EmptyState>
    );
  }
  return (
    <Stack as="ul">
      {questions.map((question) => (
        <li key={question.questionId}>
          <Broken question={question} />
        </li>
      ))}
    </Stack>
  );
}

const Broken = ({ question }: { readonly question: BrokenQuestion }) => (
  <Card as="article" gap={8}>
    <p className={styles.place}>
      <TextLink
        {...linkTo(passagePage, { id: question.versionId }, { question: question.number, answers: true })}
      >
        {question.title}
      </TextLink>{' '}
      · Level {levelWord(question.level)} · question {question.number}
    </p>
    <h3 className={styles.stem}>{question.stem}</h3>
    <p>
      {percent(question.rightShare)} of {count(question.answers, 'answer')} were right;{' '}
      {percent(question.expectedShare)} were expected. Better readers did worse (correlation{' '}
      {question.correlation.toFixed(2).replace('-', '−')}).
    </p>
    <Stack as="ul" gap={4}>
      {question.options.map(({ text, isKey, chosen }) => (
        <li key={text} className={styles.option}>
          <span className={styles.share}>{percent(chosen / Math.max(1, question.answers))}</span>
          <span>{text}</span>
          {isKey && (
            <Badge tone="leaf" icon={<IconCheck size={16} aria-hidden />}>
              Key
            </Badge>
          )}
        </li>
      ))}
    </Stack>
  </Card>
);
