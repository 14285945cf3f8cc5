import type { ClassOfYear, SchoolYear, undoSchoolYear } from '#features/classes/contract/school-year.ts';
import { gradeLabel } from '#features/classes/web/public.tsx';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { count } from '#platform/wording/core/figures.ts';

export type UndoneYear = ResponseOf<typeof undoSchoolYear>;

/** What happened to a class, in sentences. */
export function hasHappened({ step, name, grade, movedTo }: ClassOfYear): string {
  if (step === 'move-up') return `${name} has moved up to ${gradeLabel(grade)}.`;
  if (movedTo === null) return `${name} is archived.`;
  const students = movedTo.students === 1 ? '1 student is' : `${count(movedTo.students, 'student')} are`;
  return `${name} is archived. ${students} in ${movedTo.name} now.`;
}

/** "2 classes moved up, 1 archived". */
export function yearInWords({ classes }: SchoolYear): string {
  const movedUp = classes.filter(({ step }) => step === 'move-up').length;
  const archived = classes.length - movedUp;
  if (movedUp === 0) return `${count(archived, 'class', 'classes')} archived`;
  const words = `${count(movedUp, 'class', 'classes')} moved up`;
  return archived === 0 ? words : `${words}, ${archived} archived`;
}

/** What became of a class as the school year was undone, in a sentence. */
export function isBack({ step, name, grade, code }: UndoneYear['classes'][number]): string {
  if (code === 'enough-classes') return `${name} stays archived: you have as many classes as you can have.`;
  if (code === 'changed') return `${name} was left as it is, because it has been changed since.`;
  return step === 'archive' ? `${name} is back.` : `${name} is in ${gradeLabel(grade)} again.`;
}

/** What became of the students who had moved, in sentences; none where nobody had. */
export function studentsBackInWords({
  studentsBack: back,
  studentsStaying: stay,
}: UndoneYear): readonly string[] {
  return [
    ...(back > 0 ? [`${count(back, 'student')} moved back.`] : []),
    ...(stay > 0
      ? [
          `${count(stay, 'student')} ${stay === 1 ? 'was' : 'were'} left where they are: somebody changed that since.`,
        ]
      : []),
  ];
}

/** Whether all of it is as it was before. */
export const isWhole = ({ classes, studentsStaying }: UndoneYear): boolean =>
  studentsStaying === 0 && classes.every(({ code }) => code === 'undone');
