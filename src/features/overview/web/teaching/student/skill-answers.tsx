import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { levelWord } from '#features/progress/web/public.tsx';
import {
  type SkillAnswer,
  type SkillAnswers as SkillAnswersOf,
  skillAnswers,
} from '#features/reports/contract/skill-answers.ts';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import { STANDING_WORDS, skillInWords, skillName } from '#features/reports/core/skill-words.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { href } from '#platform/screens/core/address.ts';
import { finishedQuiz } from '#platform/screens/core/addresses.ts';
import { studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import type { Span } from '#platform/time/core/span.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Pager } from '#platform/ui/web/pager.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { periodInBody } from '../../history/period.ts';
import { ReportPeriod } from '../report/report-period.tsx';
import { DownloadAnswers } from './download-answers.tsx';
import styles from './skill-table.module.css';

/** Answers on one page, as quizzes in the history. */
const SIZE = 10;

interface SkillAnswersProps {
  readonly studentId: number;
  readonly name: string;
  readonly skill: SkillOrGroup;
  /** The days of the number that led here, or open ends. */
  readonly days: Span;
  readonly onDays: (days: Span) => void;
}

/** The answers to questions of a skill, newest first, under the number that is made from them; a row opens its quiz. */
export function SkillAnswers({ studentId, name, skill, days, onDays }: SkillAnswersProps) {
  const [page, setPage] = useState(0);
  const query = useEndpointQuery(
    skillAnswers,
    { params: { studentId }, body: { skill, page, size: SIZE, ...periodInBody(days) } },
    { placeholderData: keepPreviousData },
  );
  const caption = `Answers of ${name} in ${skillName(skill)}, newest first`;
  const change = (next: Span) => {
    setPage(0);
    onDays(next);
  };
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={SIZE} columns={5} />}>
      {(list) => (
        <>
          <ReportPeriod value={list} today={list.today} onChange={change} />
          <Section title={skillName(skill)} lead={numberSentence(list)}>
            {list.total > 0 && (
              <DownloadAnswers
                studentId={studentId}
                caption={caption}
                name={`${skillName(skill)} - ${name}`}
                asked={{ skill, start: list.start, end: list.end }}
              />
            )}
            <DataTable
              caption={caption}
              columns={columnsIn(list.timezone)}
              rows={list.answers}
              rowKey={({ attemptId, question }) => `${attemptId} ${question}`}
              rowLink={(answer) => href(studentReviewPage, { id: studentId }, finishedQuiz(answer))}
              empty={
                <EmptyState title="Nothing to open here">
                  No question of this skill was answered in a quiz of these days.
                </EmptyState>
              }
            />
            <Pager page={page} size={SIZE} total={list.total} onTurn={setPage} />
          </Section>
        </>
      )}
    </QueryState>
  );
}

/** "8 of 20 right, about 15 expected: below expected. 3 more answers were too fast to count." */
export function numberSentence({ total, number }: Pick<SkillAnswersOf, 'total' | 'number'>): string {
  if (total === 0) return 'No answers in these days.';
  if (number === null) return `${count(total, 'answer')}.`;
  const fast = number.answers - number.counted;
  const counted = `${skillInWords(number)}: ${STANDING_WORDS[number.standing].toLowerCase()}.`;
  if (fast === 0) return counted;
  return `${counted} ${count(fast, 'more answer')} ${fast === 1 ? 'was' : 'were'} too fast to count.`;
}

const columnsIn = (zone: string): readonly Column<SkillAnswer>[] => [
  { id: 'question', header: 'Question', cell: ({ stem }) => curlQuotes(stem), rowHeader: true },
  {
    id: 'passage',
    header: 'Passage',
    cell: ({ title, passageLevel }) => `${curlQuotes(title)}, Level ${levelWord(passageLevel)}`,
  },
  {
    id: 'date',
    header: 'Finished',
    cell: ({ finishedAt }) => <span className={styles.whole}>{shortDate(finishedAt, zone)}</span>,
  },
  {
    id: 'answer',
    header: 'Answer',
    cell: (answer) => (
      <span className={styles.whole}>
        <Outcome answer={answer} />
      </span>
    ),
  },
  {
    id: 'expected',
    header: 'Chance we expected',
    cell: ({ expected }) =>
      expected === null ? <Unknown says="not known" /> : `${Math.round(expected * 10)} in 10`,
    align: 'right',
  },
];

function Outcome({ answer: { right, counted } }: { readonly answer: SkillAnswer }) {
  if (!counted) return <Badge tone="sun">Too fast to count</Badge>;
  return right ? <Badge tone="leaf">Right</Badge> : <Badge tone="berry">Not right</Badge>;
}
