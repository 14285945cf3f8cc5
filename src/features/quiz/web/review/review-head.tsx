import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { scoreInWords } from '#features/progress/core/score-in-words.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { finishedQuiz } from '#platform/screens/core/addresses.ts';
import { studentQuizzesPage, studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { shortDate } from '#platform/wording/core/short-date.ts';
import type { QuizReview } from '../../contract/endpoints.ts';
import type { AnsweredQuestionView } from '../../contract/views.ts';
import styles from './review-head.module.css';

interface ReviewHeadProps {
  readonly review: QuizReview;
  /** To one of the questions, by its number. */
  readonly onQuestion: (number: number) => void;
}

/** For a teacher: whose quiz this is, when it was and how it went, question by question, and the quizzes around it. */
export function ReviewHead({ review, onQuestion }: ReviewHeadProps) {
  const { ofStudent, result, answered, studentId, timezone } = review;
  if (ofStudent === null) return null;
  return (
    <Row as="header" gap={24} rowGap={8} align="center" className={styles.head}>
      <Row gap={12} rowGap={4} align="center">
        <p>
          <TextLink {...linkTo(studentQuizzesPage, { id: studentId })}>{ofStudent.studentName}</TextLink>
          {' · '}
          {shortDate(result.finishedAt, timezone)} · {scoreInWords(result)}
        </p>
        {result.passed ? <Badge tone="leaf">Passed</Badge> : <Badge>Not passed</Badge>}
      </Row>
      <Row as="ol" gap={4} aria-label="Answers">
        {answered.map((question) => (
          <li key={question.questionId}>
            <button type="button" className={styles.mark} onClick={() => onQuestion(question.number)}>
              {question.number}
              <span aria-hidden="true">{signOf(question)}</span>
              <span className={styles.spoken}>{inWords(question)}</span>
            </button>
          </li>
        ))}
      </Row>
      <Row as="nav" gap={8} rowGap={4} className={styles.around} aria-label="Other quizzes">
        <Other studentId={studentId} quiz={ofStudent.previous} way="previous" />
        <Other studentId={studentId} quiz={ofStudent.next} way="next" />
      </Row>
    </Row>
  );
}

/** A right answer that was too fast counts as little as a wrong one. */
const signOf = ({ feedback: { fast, right } }: AnsweredQuestionView) => (fast ? '»' : right ? '✓' : '✗');
const inWords = ({ feedback: { fast, right } }: AnsweredQuestionView) =>
  fast ? 'too fast' : right ? 'right' : 'not right';

interface OtherProps {
  readonly studentId: number;
  readonly quiz: NonNullable<QuizReview['ofStudent']>['previous'];
  readonly way: 'previous' | 'next';
}

function Other({ studentId, quiz, way }: OtherProps) {
  if (quiz === null) return null;
  const previous = way === 'previous';
  return (
    <LinkButton
      {...linkTo(studentReviewPage, { id: studentId }, finishedQuiz(quiz))}
      variant="quiet"
      icon={previous ? <IconChevronLeft size={20} aria-hidden /> : <IconChevronRight size={20} aria-hidden />}
    >
      {previous ? 'Previous' : 'Next'}: {quiz.title}
    </LinkButton>
  );
}
