import { nameOf, namesAmong } from '#features/accounts/core/student-name.ts';
import { SKILL_GROUPS, SKILLS_BY_GROUP } from '#features/library/core/skills.ts';
import type { ClassReport, ReportedStudent } from '#features/reports/contract/class-report.ts';
import { ENOUGH_ANSWERS } from '#features/reports/core/skill-number.ts';
import { skillName } from '#features/reports/core/skill-words.ts';
import { count } from '#platform/wording/core/figures.ts';

/** "Ana", "Ana and Ben", "Ana, Ben, and Cal". */
const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Whom to help, with what, in a sentence. */
export function answerSentence({ students, tables }: Pick<ClassReport, 'students' | 'tables'>): string {
  const [first] = tables;
  if (first) {
    const needy = new Set(tables.flatMap(({ studentIds }) => studentIds)).size;
    const at = first.studentIds.flatMap((id) => students.find(({ studentId }) => studentId === id) ?? []);
    const start = `Start with ${skillName(first.skill).toLowerCase()}: ${listed.format(at.map(nameOf))}.`;
    return `${count(needy, 'student')} could use your help with a skill. ${start}`;
  }
  if (students.every(({ quizzes, quizzesTooFast }) => quizzes + quizzesTooFast === 0))
    return 'Nobody finished a quiz in these days.';
  const isKnown = students.some(({ groups }) => groups.some(({ standing }) => standing !== 'too-few'));
  return isKnown
    ? 'Nobody is clearly behind in a skill: answers are about as right as we expected.'
    : `There are too few answers yet to say more. A skill takes ${ENOUGH_ANSWERS} answers of a student that were not too fast.`;
}

/** "1 more group: Pretest to do". A skill with two tables is named once. */
export const moreGroups = (titles: readonly string[]): string =>
  `${count(titles.length, 'more group')}: ${listed.format(new Set(titles))}`;

/** "12 of 14 answers too fast". */
export const fastInWords = ({ answers, counted }: Pick<ReportedStudent, 'answers' | 'counted'>): string =>
  `${answers - counted} of ${answers} answers too fast`;

/**
 * "Also below: Ana Lopez (Inference)": those below in a group of skills whom its tables leave out, because it shows in a skill of it, where they
 * are listed. Null where there is nobody; of several tables of the group only the first says it.
 */
export function alsoBelow(
  { students, tables }: Pick<ClassReport, 'students' | 'tables'>,
  table: ClassReport['tables'][number],
): string | null {
  const ofSkill = tables.filter(({ skill }) => skill === table.skill);
  if (ofSkill[0] !== table) return null;
  const seated = new Set(ofSkill.flatMap(({ studentIds }) => studentIds));
  const parts = SKILL_GROUPS.flatMap((group) => (group === table.skill ? SKILLS_BY_GROUP[group] : []));
  const nameIn = namesAmong(students);
  const others = students
    .filter(({ studentId }) => !seated.has(studentId))
    .flatMap((student) => {
      const isBelow = student.groups.some(
        ({ skill, standing }) => skill === table.skill && standing === 'below',
      );
      const where = student.skills.filter(
        ({ skill, standing }) => standing === 'below' && parts.includes(skill),
      );
      if (!isBelow || where.length === 0) return [];
      return [`${nameIn(student)} (${where.map(({ skill }) => skillName(skill)).join(', ')})`];
    });
  return others.length === 0 ? null : `Also below: ${listed.format(others)}`;
}
