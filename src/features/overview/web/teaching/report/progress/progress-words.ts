import type { StudentProgress } from '#features/reports/contract/class-progress.ts';
import { changeInWords } from '#features/reports/core/change-in-words.ts';
import { progressReason } from '#features/reports/core/progress-reason.ts';
import { count, wholeNumber } from '#platform/wording/core/figures.ts';
import { quizzesTooFastInWords } from '../../../../core/too-fast-in-words.ts';

/** How the class came along, in two or three sentences. */
export function progressSentence(students: readonly StudentProgress[]): string {
  const sum = (of: (student: StudentProgress) => number) => students.reduce((all, one) => all + of(one), 0);
  const [quizzes, tooFast] = [sum((one) => one.quizzes), sum((one) => one.quizzesTooFast)];
  if (quizzes + tooFast === 0) return 'Nobody finished a quiz in these days.';
  const fast = quizzesTooFastInWords(tooFast);
  const read = `${count(quizzes, 'quiz was', 'quizzes were')} read and ${wholeNumber(sum((one) => one.passed))} passed.`;
  return [movedSentence(students), read, ...(fast === null ? [] : [`${fast}.`])].join(' ');
}

/** "5 students clearly moved up, 1 clearly moved down." */
function movedSentence(students: readonly StudentProgress[]): string {
  const moved = (way: 'up' | 'down') => students.filter((one) => one.moved === way).length;
  const [up, down] = [moved('up'), moved('down')];
  if (up + down === 0) return 'Nobody’s level clearly moved.';
  if (down === 0) return `${count(up, 'student')} clearly moved up.`;
  if (up === 0) return `${count(down, 'student')} clearly moved down.`;
  return `${count(up, 'student')} clearly moved up, ${wholeNumber(down)} clearly moved down.`;
}

/** Why the level of a student is where it is, in a few words; why none is told where none is. */
export function whyInWords(student: StudentProgress): string {
  if (!student.figures) return 'The level belongs to another teacher’s class';
  return progressReason(student);
}

/** "+0.6"; null where nothing is known to have moved. */
export const changeOf = ({ movedBy, levelAtEnd }: StudentProgress): string | null =>
  movedBy === null || levelAtEnd === null ? null : changeInWords(movedBy);

/** "+0.6 levels, clearly up.", "+0.2 levels, too little to be sure of."; null where nothing is known to have moved. */
export function changeSentence(student: StudentProgress): string | null {
  const change = changeOf(student);
  if (change === null) return null;
  return `${change} levels, ${student.moved === null ? 'too little to be sure of' : `clearly ${student.moved}`}.`;
}

/** "2·0·3": the quizzes of each week. */
export const weeksInWords = ({ weekQuizzes }: Pick<StudentProgress, 'weekQuizzes'>): string =>
  weekQuizzes.join('·');
