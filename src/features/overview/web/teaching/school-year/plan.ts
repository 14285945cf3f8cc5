import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { nameInNextGrade, nextGrade, type YearStep } from '#features/classes/core/school-year-plan.ts';
import { gradeLabel } from '#features/classes/web/public.tsx';

/** What a teacher has chosen for a class. */
export interface PlannedClass {
  readonly schoolClass: TeacherClass;
  readonly step: YearStep;
  /** What it is called when it has moved up. */
  readonly name: string;
}

/** Nothing is planned unasked. */
export const plannedAtFirst = (schoolClass: TeacherClass): PlannedClass => ({
  schoolClass,
  step: 'stay',
  name: nameInNextGrade(schoolClass.name, schoolClass.grade),
});

/** What can become of a class: only its owner archives it, and not every grade has a next one. */
export function stepsOf({ grade, ownerName, mayChange }: TeacherClass): readonly YearOption[] {
  const next = nextGrade(grade);
  const all: readonly (YearOption | false)[] = [
    { value: 'stay', label: 'Stays as it is' },
    next !== null && mayChange && { value: 'move-up', label: `Moves up to ${gradeLabel(next)}` },
    ownerName === null && { value: 'archive', label: 'Is archived' },
  ];
  return all.filter((one) => one !== false);
}

interface YearOption {
  readonly value: YearStep;
  readonly label: string;
}

/** Those of a plan that something happens to. */
export const changing = (plan: readonly PlannedClass[]): readonly PlannedClass[] =>
  plan.filter(({ step }) => step !== 'stay');

/** What will happen to a class, in a sentence. */
export function whatWillHappen({ schoolClass, step, name }: PlannedClass): string {
  const old = schoolClass.name;
  if (step === 'archive')
    return `${old} leaves your lists, and its code stops working. Students keep all their work.`;
  if (step === 'stay') return `${old} stays as it is.`;
  const next = gradeLabel(nextGrade(schoolClass.grade) ?? schoolClass.grade);
  return name.trim() === old
    ? `${old} moves up to ${next}. Students, their work, and the class code stay.`
    : `${old} moves up to ${next} and is then called ${name.trim()}. Students, their work, and the class code stay.`;
}
