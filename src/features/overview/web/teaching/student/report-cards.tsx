import type { ReactNode } from 'react';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentQuizzesPage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Columns } from '#platform/ui/web/columns.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import { wholeNumber } from '#platform/wording/core/figures.ts';
import type { StudentProfile, StudentProfileData } from '../../../contract/endpoints.ts';
import {
  levelNowInWords,
  movedInWords,
  passageLevelsInWords,
  tooFastInWords,
} from '../../../core/report-figures.ts';
import { quizzesTooFastInWords } from '../../../core/too-fast-in-words.ts';
import own from './report-cards.module.css';
import styles from './student-summary.module.css';

interface ReportCardsProps {
  readonly profile: Pick<StudentProfile, 'readingLevel' | 'figures'>;
  readonly data: Pick<StudentProfileData, 'studentId' | 'work' | 'levels' | 'skillDays'>;
}

/** What the days of a report come to, in four cards; each number opens the quizzes that it is made from. */
export function ReportCards({ profile, data }: ReportCardsProps) {
  const { studentId: id, work, skillDays } = data;
  const { quizzes, quizzesTooFast, passed, right, counted, answers, minutes, points } = work;
  const toQuizzes = linkTo(
    studentQuizzesPage,
    { id },
    { from: skillDays.start, until: skillDays.end, counted: true },
  );
  const fast = answers - counted;
  const tooFastWords = quizzesTooFastInWords(quizzesTooFast);
  const opened = (figure: string): ReactNode =>
    quizzes + quizzesTooFast === 0 ? (
      figure
    ) : (
      <TextLink {...toQuizzes}>
        {figure}
        <VisuallyHidden>: see these quizzes</VisuallyHidden>
      </TextLink>
    );
  return (
    <Columns least={14} className={own.cards}>
      <Figure title="Reading level now" figure={opened(levelNowInWords(profile))}>
        {movedInWords(data.levels)}
      </Figure>
      <Figure
        title="Quizzes passed"
        figure={opened(quizzes === 0 ? 'Nothing yet' : `${wholeNumber(passed)} of ${wholeNumber(quizzes)}`)}
      >
        {quizzes === 0 && 'None in these days. '}
        {tooFastWords !== null && `${tooFastWords}.`}
      </Figure>
      <Figure
        title="Right answers"
        figure={opened(counted === 0 ? 'Nothing yet' : `${wholeNumber(right)} of ${wholeNumber(counted)}`)}
      >
        {[passageLevelsInWords(work), tooFastInWords(fast)].join(' ').trim()}
      </Figure>
      <Figure title="Minutes answering" figure={opened(wholeNumber(Math.round(minutes)))}>
        {points === null
          ? ''
          : `${wholeNumber(points)} points for these quizzes, besides those for the pretest, essays, and goals.`}
      </Figure>
    </Columns>
  );
}

const Figure = ({ title, figure, children }: { title: string; figure: ReactNode; children: ReactNode }) => (
  <Card as="section" gap={8}>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.figure}>{figure}</p>
    <p className={styles.quiet}>{children}</p>
  </Card>
);
