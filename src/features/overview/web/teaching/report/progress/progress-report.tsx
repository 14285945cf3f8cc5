import { type ReactNode, useState } from 'react';
import { PASSED_MEANS, TOO_FAST_MEANS } from '#features/progress/core/score-meanings.ts';
import type { ClassProgress } from '#features/reports/contract/class-progress.ts';
import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { href } from '#platform/screens/core/address.ts';
import { studentQuizzesPage } from '#platform/screens/core/staff-addresses.ts';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import { PrintButton } from '#platform/ui/web/print-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SelectField } from '#platform/ui/web/select-field.tsx';
import { OnDesk } from '../../on-desk.tsx';
import { LevelsThenChart } from './levels-then-chart.tsx';
import { progressColumns } from './progress-columns.tsx';
import { progressCsv } from './progress-csv.ts';
import styles from './progress-report.module.css';
import { ProgressSheets } from './progress-sheets.tsx';
import { progressSentence } from './progress-words.ts';
import { WeeksChart } from './weeks-chart.tsx';

interface ProgressReportProps {
  readonly progress: ClassProgress;
  readonly className: string;
  /** What it is called on the screen and in the name of its file: "Progress report", "Monthly report". */
  readonly title: string;
}

/** How far the students of a class came: the answer in a sentence, two pictures, and every student. */
export function ProgressReport({ progress, className, title }: ProgressReportProps) {
  const { students, weeks, start, end } = progress;
  return (
    <>
      <Section title={title} lead={progressSentence(students)}>
        <Acts progress={progress} className={className}>
          <CsvButton of={CAPTION} name={`${title} - ${className}`} csv={() => progressCsv(progress)} />
        </Acts>
      </Section>
      {students.some(({ levelAtEnd }) => levelAtEnd !== null) && (
        <div className={styles.whole}>
          <Section
            title="Where the class reads"
            lead="The level of each student before the first of these days, or after the pretest where that was later, and after the last quiz of these days."
          >
            <LevelsThenChart progress={progress} className={className} />
          </Section>
        </div>
      )}
      {weeks.some(({ quizzes, quizzesTooFast }) => quizzes + quizzesTooFast > 0) && (
        <div className={styles.whole}>
          <Section title="Week by week" lead="The quizzes of those who are in the class now.">
            <WeeksChart progress={progress} className={className} />
          </Section>
        </div>
      )}
      <Section
        title="Every student"
        lead={`${LEVELS} ${SURE} ${PASSED_MEANS} ${TOO_FAST_MEANS} Work from before starting over is not counted here.`}
      >
        <DataTable
          caption={CAPTION}
          columns={progressColumns(students)}
          rows={students}
          rowKey={({ studentId }) => studentId}
          rowLink={({ studentId: id }) =>
            href(studentQuizzesPage, { id }, { from: start, until: end, counted: true })
          }
          empty={null}
        />
      </Section>
    </>
  );
}

const CAPTION = 'Progress of each student in these days';
const LEVELS = 'Levels are those at the start and at the end of these days.';
const SURE = 'Clearly up or down is said only where chance alone would hardly take a level so far.';

type Paper = 'class' | 'students';

const PAPERS: readonly { readonly value: Paper; readonly label: string }[] = [
  { value: 'class', label: 'The whole class' },
  { value: 'students', label: 'A page for each student' },
];

interface ActsProps {
  readonly progress: ClassProgress;
  readonly className: string;
  readonly children: ReactNode;
}

/** What is printed, and the file for a spreadsheet. */
function Acts({ progress, className, children }: ActsProps) {
  const [paper, setPaper] = useState<Paper>('class');
  return (
    <div className={styles.screen}>
      <Row gap={8} align="end">
        <OnDesk>
          <Row gap={8} align="end">
            <div className={styles.acts}>
              <SelectField
                label="On paper"
                name="paper"
                value={paper}
                options={PAPERS}
                onChange={(value) => setPaper(PAPERS.find((one) => one.value === value)?.value ?? 'class')}
              />
            </div>
            <PrintButton />
          </Row>
        </OnDesk>
        {children}
      </Row>
      {paper === 'students' && <ProgressSheets progress={progress} className={className} />}
    </div>
  );
}
