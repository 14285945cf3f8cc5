import { type SkillAnswer, skillAnswers } from '#features/reports/contract/skill-answers.ts';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import { type CsvColumn, csvOf } from '#platform/csv/core/csv-columns.ts';
import { allPages } from '#platform/csv/web/all-pages.ts';
import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import type { Span } from '#platform/time/core/span.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';

/** Answers that are fetched at a time: as many as a call gives. */
const SIZE = 100;

interface DownloadAnswersProps {
  readonly studentId: number;
  /** Of the table, and of the file. */
  readonly caption: string;
  readonly name: string;
  readonly asked: Span & { readonly skill: SkillOrGroup };
}

/** Saves all answers behind the number of a skill in one file, not only those of a page. */
export function DownloadAnswers({ studentId, caption, name, asked }: DownloadAnswersProps) {
  const { send } = useEndpointMutation(skillAnswers);
  const make = async () => {
    let zone = 'UTC';
    const answers = await allPages<SkillAnswer>(async (page) => {
      const result = await send({ params: { studentId }, body: { ...asked, page, size: SIZE } });
      if (!result.ok) return { ok: false, trouble: result.problem.detail };
      zone = result.data.timezone;
      return { ok: true, lines: result.data.answers, total: result.data.total };
    });
    return 'trouble' in answers ? answers : answersCsv(answers, zone);
  };
  return <CsvButton of={caption} name={name} csv={make} />;
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** The answers to the questions of a skill as a table for a spreadsheet, the newest first. @param zone in which the days are meant */
export const answersCsv = (answers: readonly SkillAnswer[], zone: string): string => {
  const columns: readonly CsvColumn<SkillAnswer>[] = [
    ['Finished on', ({ finishedAt }) => isoDay(dayNumber(Date.parse(finishedAt), zone))],
    ['Passage', ({ title }) => title],
    ['Level of the passage', ({ passageLevel }) => passageLevel],
    ['Question number', ({ question }) => question],
    ['Question', ({ stem }) => stem],
    ['Right', ({ right }) => yesOrNo(right)],
    ['Counts', ({ counted }) => yesOrNo(counted)],
    ['Chance that we expected', ({ expected }) => expected],
  ];
  return csvOf(columns, answers);
};
