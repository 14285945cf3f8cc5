import { levelWord } from '#features/library/core/level-words.ts';
import { rightCounted } from '#features/progress/core/points.ts';
import { rankOf } from '#features/progress/core/ranks.ts';
import { scoreInWords } from '#features/progress/core/score-in-words.ts';
import { fastCount, marksOf } from '#features/quiz/core/marks.ts';
import { escapeHtml } from '#platform/html/core/escape-html.ts';
import type { ExportFile, ExportReader, PersonExport } from '#platform/personal-data/core/export-files.ts';
import { LEFT_OUT_FOR_PARENTS, WHY_LEFT_OUT } from '#platform/personal-data/core/left-out-for-parents.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { type ExportedStudent, exportedStudent } from './exported-student.ts';
import { page, paragraphs, section } from './html.ts';

/** What a student did and wrote, as a page that a family can read and print; null where the export is about a grown-up. */
export function familyPage(exported: PersonExport): ExportFile | null {
  const student = exportedStudent(exported);
  if (student === null) return null;
  const { account } = student;
  const name = `${account.first_name} ${account.last_name}`.trim() || account.username;
  const made = inWords(exported.madeAt.getTime(), account.timezone);
  const content = [
    `<p class="about">What Openleaf keeps about ${escapeHtml(name)}, on ${made}.</p>\n`,
    section('Who', whoOf(student)),
    section('Reading so far', standingOf(student, exported.reader)),
    section('Essays', essaysOf(student)),
    section('Notes beside the text', notesOf(student)),
    section('Passages', passagesOf(student)),
    section('What is not on this page', `<p>${NOT_HERE[exported.reader]}</p>`),
  ];
  return { name: 'page-for-the-family.html', text: page(`${name}: reading with Openleaf`, content.join('')) };
}

const IN_FILES =
  'Every answer, each change of the level, and everything else are in the other files of this folder, for a spreadsheet.';
const NOT_HERE: Readonly<Record<ExportReader, string>> = {
  person: IN_FILES,
  teacher: `${IN_FILES} What a teacher does not see is in none of them: notes beside the text, the birth month, settings, mails, devices.`,
  parent: `The answers and the rest are in the other files of this folder, for a spreadsheet. They leave out ${LEFT_OUT_FOR_PARENTS}. ${WHY_LEFT_OUT}`,
};

const inWords = (ms: number, timeZone: string): string =>
  new Date(ms).toLocaleDateString('en-US', { timeZone, year: 'numeric', month: 'long', day: 'numeric' });

function whoOf({
  account: { username, created_at, timezone },
  classes,
  classNames,
}: ExportedStudent): string {
  const day = (moment: string) => inWords(Date.parse(moment), timezone);
  const lines = classes.map(({ class_id, joined_at, removed_at }) => {
    const until = removed_at === null ? '' : `, until ${day(removed_at)}`;
    return `<li>${escapeHtml(classNames.get(class_id) ?? 'A class')}, since ${day(joined_at)}${until}</li>`;
  });
  const inClasses = lines.length === 0 ? '' : `<p>Classes:</p>\n<ul>\n${lines.join('\n')}\n</ul>`;
  return `<p>Logs in as <b>${escapeHtml(username)}</b>. The account was created on ${day(created_at)}.</p>\n${inClasses}`;
}

function standingOf({ standing }: ExportedStudent, reader: ExportReader): string {
  if (!standing) return '';
  const {
    level: shown,
    pretest_status,
    counted_answers,
    quizzes_taken,
    quizzes_passed,
    total_points,
  } = standing;
  const quizzes = `Quizzes finished: ${quizzes_taken ?? 0}. Passed: ${quizzes_passed ?? 0}.`;
  if (reader === 'parent') return `<p>${quizzes}</p>`;
  const isKnown = shown != null && pretest_status === 'pretest_complete' && counted_answers !== 0;
  const level = isKnown
    ? `Reads at <b>Level ${levelWord(shown)}</b> of twelve levels now.`
    : 'The reading level is not known yet.';
  const points = total_points ?? 0;
  return `<p>${level} ${quizzes} Points: ${points}. Rank: ${rankOf(points).title}.</p>`;
}

/** The whole essays, the newest first. */
function essaysOf({ essays, attempts, passages, account: { timezone } }: ExportedStudent): string {
  const passageOf = new Map(
    attempts.map(({ id, passage_version_id }) => [id, passages.get(passage_version_id)]),
  );
  return essays
    .filter(({ text }) => text.trim() !== '')
    .toSorted((a, b) => (b.submitted_at ?? '').localeCompare(a.submitted_at ?? ''))
    .map(({ attempt_id, text, submitted_at, score, comment }) => {
      const when =
        submitted_at === null
          ? 'Not handed in'
          : `Handed in on ${inWords(Date.parse(submitted_at), timezone)}`;
      const scored = score === null ? 'not scored' : `${score} of 4 from the teacher`;
      const said =
        comment === '' ? '' : `\n<p>The teacher wrote:</p>\n<blockquote>${paragraphs(comment)}</blockquote>`;
      return `<article>\n<h3>${escapeHtml(passageOf.get(attempt_id)?.title ?? 'A passage')}</h3>
<p class="about">${when} · ${scored}</p>\n<blockquote>${paragraphs(text)}</blockquote>${said}\n</article>`;
    })
    .join('\n');
}

function notesOf({ marked, passages }: ExportedStudent): string {
  return marked
    .flatMap(({ passage_version_id, marks }) => {
      const notes = marks.filter(({ note }) => note.trim() !== '');
      if (notes.length === 0) return [];
      const items = notes.map(
        ({ paragraph, note }) => `<li>Paragraph ${paragraph}: ${escapeHtml(note)}</li>`,
      );
      return [
        `<h3>${escapeHtml(passages.get(passage_version_id)?.title ?? 'A passage')}</h3>\n<ul>\n${items.join('\n')}\n</ul>`,
      ];
    })
    .join('\n');
}

/**
 * All that was read to its end, the newest first. The pretest may be taken again: how it went is not told. Who gets no levels gets no
 * column for them.
 */
function passagesOf({ attempts, passages }: ExportedStudent): string {
  const hasLevels = [...passages.values()].some(({ level }) => level !== undefined);
  const rows = attempts
    .filter(({ status }) => status === 'finished')
    .toSorted((a, b) => (b.finished_at ?? '').localeCompare(a.finished_at ?? ''))
    .map(({ kind, passage_version_id, marks, passed, finished_day }) => {
      const passage = passages.get(passage_version_id);
      const outcome = passed ? 'passed' : 'not passed';
      const score = marks === undefined ? '' : `${scoreOf(marks)}, `;
      const result = kind === 'pretest' ? 'Pretest' : `${score}${outcome}`;
      const day = finished_day === null ? '' : inWords(finished_day * MS_PER_DAY, 'UTC');
      const level = passage?.level === undefined ? '' : levelWord(passage.level);
      const levelCell = hasLevels ? `<td>${level}</td>` : '';
      return `<tr><td>${day}</td><td>${escapeHtml(passage?.title ?? 'A passage')}</td>${levelCell}<td>${result}</td></tr>`;
    });
  if (rows.length === 0) return '';
  return `<table>
<thead><tr><th>Day</th><th>Passage</th>${hasLevels ? '<th>Level</th>' : ''}<th>How it went</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

function scoreOf(marks: string): string {
  const answers = marksOf(marks);
  return scoreInWords({
    right: rightCounted(answers),
    total: answers.length,
    fastAnswers: fastCount(answers),
  });
}
