import { GRADES } from '../core/class-settings.ts';

const labels: Readonly<Record<number, string>> = GRADES;

/** "Grade 4", "ESL"; a grade that this version does not know stays visible as its number. */
export const gradeLabel = (grade: number): string => labels[grade] ?? `Grade ${grade}`;

export const gradeOptions = Object.entries(GRADES).map(([value, label]) => ({ value, label }));

/** "Room 12 · Grade 4": a class where its name alone might be that of another class. */
export const classLabel = ({ name, grade }: { readonly name: string; readonly grade: number }): string =>
  `${name} · ${gradeLabel(grade)}`;
