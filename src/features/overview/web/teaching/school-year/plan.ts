import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { codeUntilAfter } from '#features/classes/core/school-year.ts';
import { nameInNextGrade, nextGrade, type YearStep } from '#features/classes/core/school-year-plan.ts';
import { classLabel, gradeLabel } from '#features/classes/web/public.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';

/** What a teacher has chosen for a class. */
export interface PlannedClass {
  readonly schoolClass: TeacherClass;
  readonly step: YearStep;
  /** What it is called when it has moved up. */
  readonly name: string;
  /** The class that the students of an archived class come into; null where they only leave it. */
  readonly moveTo: number | null;
}

/** Nothing is planned unasked. */
export const plannedAtFirst = (schoolClass: TeacherClass): PlannedClass => ({
  schoolClass,
  step: 'stay',
  name: nameInNextGrade(schoolClass.name, schoolClass.grade),
  moveTo: null,
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

/** The classes of a plan that students of an archived class can come into. */
export const targetsOf = (plan: readonly PlannedClass[], { schoolClass }: PlannedClass) =>
  plan.filter(
    (one) => one.step !== 'archive' && one.schoolClass.mayChange && one.schoolClass.id !== schoolClass.id,
  );

/** A plan with one class changed; students move into no class that is archived by it. */
export function planWith(plan: readonly PlannedClass[], changed: PlannedClass): readonly PlannedClass[] {
  const isTarget = ({ step }: PlannedClass) => step !== 'archive';
  const next = plan.map((one) => (one.schoolClass.id === changed.schoolClass.id ? changed : one));
  const open = new Set(next.filter(isTarget).map(({ schoolClass }) => schoolClass.id));
  return next.map((one) => (one.moveTo === null || open.has(one.moveTo) ? one : { ...one, moveTo: null }));
}

/** A class as it will be called, told apart by its grade. */
export const laterLabel = ({ schoolClass, step, name }: PlannedClass): string =>
  step === 'move-up'
    ? classLabel({
        ...schoolClass,
        name: name.trim() || schoolClass.name,
        grade: nextGrade(schoolClass.grade) ?? schoolClass.grade,
      })
    : classLabel(schoolClass);

/** What will happen to a class, in sentences. */
export function whatWillHappen(planned: PlannedClass, plan: readonly PlannedClass[], nowMs: number): string {
  const { schoolClass, step, name } = planned;
  const old = schoolClass.name;
  if (step === 'stay') return `${old} stays as it is.`;
  if (step === 'archive')
    return [`${old} leaves your lists, and its code stops working.`, whereStudentsGo(planned, plan)].join(
      ' ',
    );
  const next = gradeLabel(nextGrade(schoolClass.grade) ?? schoolClass.grade);
  const moves =
    name.trim() === old
      ? `${old} moves up to ${next}.`
      : `${old} moves up to ${next} and is then called ${name.trim()}.`;
  return `${moves} Students and their work stay. ${codeWords(schoolClass, nowMs)}`;
}

/** Where the students of an archived class go, in a sentence. */
function whereStudentsGo({ schoolClass, moveTo }: PlannedClass, plan: readonly PlannedClass[]): string {
  const target = plan.find((one) => one.schoolClass.id === moveTo);
  const { studentCount } = schoolClass;
  if (!target || studentCount === 0) return 'Students keep all their work.';
  const whose = studentCount === 1 ? 'Its student moves' : `Its ${count(studentCount, 'student')} move`;
  return `${whose} to ${laterLabel(target)} and ${studentCount === 1 ? 'keeps' : 'keep'} all their work.`;
}

/** Until when the code of a class works that moves up, in a sentence. */
function codeWords({ classCode, classCodeExpires, timezone }: TeacherClass, nowMs: number): string {
  if (classCodeExpires === null)
    return classCode === null ? 'Its class code stays closed.' : 'Its class code stays.';
  const until = codeUntilAfter(Date.parse(classCodeExpires), nowMs, timezone);
  return `Its class code works until ${shortDate(new Date(until).toISOString(), timezone)}.`;
}
