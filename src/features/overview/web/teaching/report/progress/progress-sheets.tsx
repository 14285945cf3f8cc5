import { useState } from 'react';
import { nameOf } from '#features/accounts/core/student-name.ts';
import { LEVELS } from '#features/progress/core/scale.ts';
import { levelWithDoubt, levelWord } from '#features/progress/web/public.tsx';
import type { ClassProgress, LevelThen, StudentProgress } from '#features/reports/contract/class-progress.ts';
import { daysInWords } from '#features/reports/core/days-in-words.ts';
import { PrintSheet } from '#platform/ui/web/print-sheet.tsx';
import { dayRange } from '#platform/wording/core/day-range.ts';
import { wholeNumber } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { passageLevelsInWords } from '../../../../core/report-figures.ts';
import { quizzesTooFastInWords } from '../../../../core/too-fast-in-words.ts';
import styles from './progress-sheets.module.css';
import { changeSentence, whyInWords } from './progress-words.ts';

interface ProgressSheetsProps {
  readonly progress: ClassProgress;
  readonly className: string;
}

/** A page on paper for each student, to be looked at with parents. */
export function ProgressSheets({ progress, className }: ProgressSheetsProps) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <PrintSheet>
      {progress.students.map((student) => (
        <section key={student.studentId} className={styles.sheet}>
          <p className={styles.head}>
            <span>
              {className} · {daysInWords(progress)}
            </span>
            <span>{shortDate(now, progress.timezone)}</span>
          </p>
          <h2 className={styles.name}>{nameOf(student)}</h2>
          <Level student={student} />
          <Figures student={student} />
          {student.weekQuizzes.length > 0 && <Weeks student={student} weeks={progress.weeks} />}
          <h3>Notes</h3>
          <div className={styles.notes} />
          <p className={styles.means}>{MEANS}</p>
        </section>
      ))}
    </PrintSheet>
  );
}

const MEANS =
  'Levels go from One to Twelve and are close to grades in school. A level is an estimate: ± says how far it may be off. A quiz is passed with 70% of its answers right. Answers that came faster than the text can be read do not count.';

/** The reading level at both ends, as a sentence, a picture and a reason. */
function Level({ student }: { readonly student: StudentProgress }) {
  const { levelAtStart: start, levelAtEnd: end } = student;
  if (start === null || end === null) {
    return (
      <>
        <h3>Reading level</h3>
        <p>{student.figures ? 'Not known yet.' : 'Not shown here.'}</p>
      </>
    );
  }
  const change = changeSentence(student);
  return (
    <>
      <h3>Reading level</h3>
      <p>
        At the start: Level {levelWord(start.level)} ({levelWithDoubt(start)}). At the end: Level{' '}
        {levelWord(end.level)} ({levelWithDoubt(end)}).{change !== null && ` Change: ${change}`}
      </p>
      <Ladder start={start} end={end} />
      <p>{whyInWords(student)}.</p>
    </>
  );
}

/** Width of the picture, and the room at both of its ends. */
const LADDER = { width: 640, end: 24, height: 56, y: 20 };
const placeOf = (value: number): number => LADDER.end + ((value - 1) / 11) * (LADDER.width - 2 * LADDER.end);

/** The levels in a row: a hollow dot at the start, a full one at the end. */
const Ladder = ({ start, end }: { readonly start: LevelThen; readonly end: LevelThen }) => (
  <svg className={styles.ladder} viewBox={`0 0 ${LADDER.width} ${LADDER.height}`} aria-hidden="true">
    <path className={styles.line} d={`M${placeOf(1)},${LADDER.y}H${placeOf(12)}`} />
    {LEVELS.map((level) => (
      <g key={level}>
        <path className={styles.line} d={`M${placeOf(level)},${LADDER.y - 5}v10`} />
        <text className={styles.words} x={placeOf(level)} y={LADDER.height - 4}>
          {levelWord(level)}
        </text>
      </g>
    ))}
    <path className={styles.way} d={`M${placeOf(start.value)},${LADDER.y}H${placeOf(end.value)}`} />
    <circle className={styles.end} cx={placeOf(end.value)} cy={LADDER.y} r={7} />
    <circle className={styles.start} cx={placeOf(start.value)} cy={LADDER.y} r={5} />
  </svg>
);

function Figures({ student }: { readonly student: StudentProgress }) {
  const { quizzes, passed, quizzesTooFast, right, counted, minutes, points } = student;
  const tooFast = quizzesTooFastInWords(quizzesTooFast);
  const levels = passageLevelsInWords(student);
  return (
    <>
      <h3>Quizzes</h3>
      <dl className={styles.figures}>
        <Figure name="Passed" figure={quizzes === 0 ? 'None yet' : `${passed} of ${quizzes}`} />
        <Figure name="Right answers" figure={counted === 0 ? 'None yet' : `${right} of ${counted}`} />
        <Figure name="Minutes answering" figure={wholeNumber(Math.round(minutes))} />
        <Figure name="Points" figure={wholeNumber(points)} />
      </dl>
      {levels !== '' && <p>{levels}</p>}
      {tooFast !== null && <p>{tooFast}.</p>}
    </>
  );
}

const Figure = ({ name, figure }: { readonly name: string; readonly figure: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{figure}</dd>
  </div>
);

interface WeeksProps {
  readonly student: StudentProgress;
  readonly weeks: ClassProgress['weeks'];
}

const Weeks = ({ student, weeks }: WeeksProps) => (
  <>
    <h3>Quizzes read each week</h3>
    <table className={styles.weeks}>
      <tbody>
        <tr>
          {weeks.map(({ monday }) => (
            <th key={monday} scope="col">
              Week of {dayRange({ start: monday, end: monday }).replace(/, \d+$/, '')}
            </th>
          ))}
        </tr>
        <tr>
          {student.weekQuizzes.map((quizzes, index) => (
            <td key={weeks[index]?.monday}>{quizzes}</td>
          ))}
        </tr>
      </tbody>
    </table>
  </>
);
