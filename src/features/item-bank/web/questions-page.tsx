import { ownZone } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { shortDateTime, wholeNumber } from '#platform/wording/core/figures.ts';
import { type QuestionReport, questionReport } from '../contract/question-report.ts';
import { BrokenQuestions } from './broken-questions.tsx';
import { CorrectedKeys } from './corrected-keys.tsx';
import { LevelTable } from './level-table.tsx';

/** What students' answers say about the library itself. */
export function QuestionsPage() {
  const query = useEndpointQuery(questionReport, {});
  return (
    <Page
      title="Questions"
      width="teacher"
      lead="Every question learns from the answers it gets how hard it really is. What does not fit is listed here."
    >
      <QueryState query={query} skeleton={<SkeletonTable rows={6} columns={4} />}>
        {(report) => (
          <>
            <p>{learnedSentence(report)}</p>
            <Section title="Questions to look at">
              <BrokenQuestions questions={report.broken} />
            </Section>
            <Section title="Corrected keys">
              <CorrectedKeys />
            </Section>
            <Section title="Levels">
              <LevelTable levels={report.levels} />
            </Section>
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** When questions learned last, and what waits. */
export function learnedSentence({ learnedAt, waiting }: QuestionReport): string {
  const next =
    waiting === 0
      ? 'Nothing is waiting.'
      : `${wholeNumber(waiting)} finished ${waiting === 1 ? 'passage is' : 'passages are'} waiting. We check them every five minutes.`;
  return learnedAt === null
    ? `No question has learned from an answer yet. ${next}`
    : `They last learned from answers on ${shortDateTime(learnedAt, ownZone())}. ${next}`;
}
