import { LEVEL_KEY, levelDrawing } from '#features/progress/core/level-drawing.ts';
import { levelSentenceForTeacher, levelWord } from '#features/progress/core/level-sentence.ts';
import { scoreInWords } from '#features/progress/core/score-in-words.ts';
import { daysInWords } from '#features/reports/core/days-in-words.ts';
import { ENOUGH_ANSWERS } from '#features/reports/core/skill-number.ts';
import { expectedInWords, isGroup, STANDING_WORDS, skillName } from '#features/reports/core/skill-words.ts';
import type { PdfBlock, PdfSection } from '#platform/pdf/core/pdf-document.ts';
import { count, wholeNumber } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { fastAnswersSentence } from '../core/fast-answers-sentence.ts';
import {
  levelNowInWords,
  movedInWords,
  passageLevelsInWords,
  tooFastInWords,
} from '../core/report-figures.ts';
import { SKILL_KEY, skillDrawing } from '../core/skill-drawing.ts';
import { type SkillRow, skillRows, skillsSentence } from '../core/skill-rows.ts';
import { quizzesTooFastInWords } from '../core/too-fast-in-words.ts';
import type { Summary } from './read-summary.ts';

/** For a conference one or two pages: the newest of the others are on the screen. */
const CHANGES = 4;

const heading = (level: 1 | 2, text: string): PdfBlock => ({ kind: 'heading', level, text });
const text = (words: string): PdfBlock => ({ kind: 'text', text: words });
const quiet = (words: string): PdfBlock => ({ kind: 'text', text: words, style: 'quiet' });

/** The report of a student on paper, to lay on the table between a teacher and a parent: the figures and the words of the screen. */
export function summarySection(summary: Summary): PdfSection {
  const { profile, data, now } = summary;
  const { name, username, figures, timezone, startsOver } = profile;
  // The teacher's own: what others call their classes is not for parents.
  const own = profile.classes.filter(({ classId }) => classId !== null);
  const classes = own.flatMap(({ className }) => className ?? []).join(', ');
  const printed = shortDate(now.toISOString(), timezone);
  const about = [
    classes,
    daysInWords(data.skillDays),
    ...(username === null ? [] : [`Logs in as ${username}`]),
  ];
  return {
    footer: [name, classes, printed].filter((part) => part !== '').join(' · '),
    blocks: [
      heading(1, name),
      quiet(about.filter((part) => part !== '').join(' · ')),
      ...(startsOver ? [text('Started over. Work before it is kept, and is not counted here.')] : []),
      cardsOf(summary),
      ...(figures ? [...skillsOf(summary), ...levelsOf(summary)] : [quiet(NO_FIGURES)]),
      ...quizzesOf(summary),
    ],
  };
}

const NO_FIGURES =
  'Another class counts for this student: the reading level and the skills are shown to its teachers. Here is the work for your classes.';

function cardsOf({ profile, data }: Summary): PdfBlock {
  const { quizzes, quizzesTooFast, passed, right, counted, answers, minutes, points } = data.work;
  const tooFast = quizzesTooFastInWords(quizzesTooFast);
  return {
    kind: 'cards',
    cards: [
      { title: 'Reading level now', figure: levelNowInWords(profile), note: movedInWords(data.levels) },
      {
        title: 'Quizzes passed',
        figure: `${wholeNumber(passed)} of ${wholeNumber(quizzes)}`,
        note: [
          ...(quizzes > 0 ? [] : ['None in these days.']),
          ...(tooFast === null ? [] : [`${tooFast}.`]),
        ].join(' '),
      },
      {
        title: 'Right answers',
        figure: `${wholeNumber(right)} of ${wholeNumber(counted)}`,
        note: [passageLevelsInWords(data.work), tooFastInWords(answers - counted)].join(' ').trim(),
      },
      {
        title: 'Minutes answering',
        figure: wholeNumber(Math.round(minutes)),
        note: points === null ? '' : `${wholeNumber(points)} points for these quizzes.`,
      },
    ],
  };
}

function skillsOf({ data: { skills } }: Summary): PdfBlock[] {
  const rows = skillRows(skills).filter(({ answers }) => answers > 0);
  if (rows.length === 0) return [heading(2, 'Skills'), text('No answers in these days.')];
  const drawing = skillDrawing(rows);
  return [
    heading(2, 'Skills'),
    text(skillsSentence(rows)),
    ...(drawing ? [drawing, quiet(SKILL_KEY)] : []),
    {
      kind: 'table',
      columns: [
        { header: 'Skill', share: 3.6 },
        { header: 'How it goes', share: 3.4 },
        { header: 'Right', share: 1.5, align: 'right' },
        { header: 'Right answers we expected', share: 3.8, align: 'right' },
        { header: 'Too fast', share: 1.3, align: 'right' },
      ],
      rows: rows.map(skillCells),
    },
    quiet(
      `Below and above are said only where we are fairly sure, from ${ENOUGH_ANSWERS} answers on; answers that were too fast are left out.`,
    ),
  ];
}

const skillCells = (row: SkillRow): string[] => [
  `${isGroup(row.skill) ? '' : '\u2013 '}${skillName(row.skill)}`,
  STANDING_WORDS[row.standing],
  row.counted === 0 ? 'none' : `${wholeNumber(row.right)} of ${wholeNumber(row.counted)}`,
  row.counted === 0 ? 'none' : expectedInWords(row),
  wholeNumber(row.answers - row.counted),
];

function levelsOf({ profile, data }: Summary): PdfBlock[] {
  const { levels } = data;
  const fast = profile.recent && fastAnswersSentence(profile.recent);
  return [
    heading(2, 'Reading level over time'),
    ...(levels === null || levels.length === 0
      ? [text('No estimate in these days: the level moves with each quiz.')]
      : [levelDrawing(levels, data.timezone), quiet(LEVEL_KEY)]),
    ...(fast === null ? [] : [quiet(fast)]),
    ...changesOf(profile),
  ];
}

function changesOf({ name, levelChanges, timezone }: Summary['profile']): PdfBlock[] {
  if (levelChanges.length === 0) return [];
  const newest = levelChanges.slice(0, CHANGES);
  const left = levelChanges.length - newest.length;
  return [
    heading(2, 'Level changes'),
    ...newest.map(
      ({ at, reason, beforeReset }): PdfBlock => ({
        kind: 'text',
        text: [
          { text: `${shortDate(at, timezone)}${beforeReset ? ' (before the reset)' : ''}. `, strong: true },
          { text: levelSentenceForTeacher(name, reason) },
        ],
      }),
    ),
    ...(left > 0 ? [quiet(`${count(left, 'earlier change')} in these days.`)] : []),
  ];
}

function quizzesOf({ quizzes, quizCount, data: { timezone } }: Summary): PdfBlock[] {
  if (quizzes.length === 0) return [heading(2, 'Quizzes'), text('No quizzes in these days.')];
  return [
    heading(2, 'Quizzes'),
    {
      kind: 'table',
      columns: [
        { header: 'Passage', share: 4.6 },
        { header: 'Finished', share: 1.9 },
        { header: 'Level', share: 1.2 },
        { header: 'Score', share: 4.4 },
        { header: 'Result', share: 1.8 },
      ],
      rows: quizzes.map((quiz) => [
        quiz.title,
        shortDate(quiz.finishedAt, timezone),
        quiz.passageLevel === null ? 'not shown' : levelWord(quiz.passageLevel),
        scoreInWords(quiz),
        quiz.passed ? 'Passed' : 'Not passed',
      ]),
    },
    ...(quizCount > quizzes.length
      ? [quiet(`The newest ${quizzes.length} of ${wholeNumber(quizCount)} quizzes.`)]
      : []),
  ];
}
