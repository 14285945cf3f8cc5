import { LEVELS } from '#features/progress/core/scale.ts';
import { levelWord } from '#features/progress/web/public.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { levelInMiddle, type Reader, readsAt } from '../reads-at.ts';

/** "Five · 8 students": the levels to choose from, and how many of a class read at each. */
export const levelOptions = (students: readonly Reader[]) =>
  LEVELS.map((level) => {
    const here = students.filter((student) => readsAt(student) === level).length;
    return {
      value: `${level}`,
      label: here === 0 ? levelWord(level) : `${levelWord(level)} · ${count(here, 'student')}`,
    };
  });

/** The level at which worksheets open: what was asked for, else where the student in the middle reads, else that of the class. */
export const levelToPrint = (
  asked: number | undefined,
  students: readonly Reader[],
  ofClass: number | null,
): number => asked ?? levelInMiddle(students) ?? ofClass ?? 1;

/** What is known of a passage in a class. */
export interface GivenInClass {
  /** Students who have it to read now, and those who have read it in this class. */
  readonly assigned: number;
  readonly read: number;
  /** When the first is due, YYYY-MM-DD. */
  readonly dueDate: string | null;
}

interface Given {
  readonly passages: readonly {
    readonly versionId: number;
    readonly dueDate: string;
    readonly studentIds: readonly number[];
  }[];
  readonly read: readonly { readonly versionId: number; readonly studentIds: readonly number[] }[];
}

/** Who has a passage to read, and who has read it. */
export function givenInClass(versionId: number, { passages, read }: Given): GivenInClass {
  const toRead = passages.filter((one) => one.versionId === versionId);
  return {
    assigned: new Set(toRead.flatMap(({ studentIds }) => studentIds)).size,
    read: new Set(read.filter((one) => one.versionId === versionId).flatMap(({ studentIds }) => studentIds))
      .size,
    dueDate: toRead[0]?.dueDate ?? null,
  };
}

/** "Assigned to 12, due Sat, Dec 12 · read by 4"; null for a passage that nobody has. */
export function givenInWords(
  { assigned, read, dueDate }: GivenInClass,
  day: (date: string) => string,
): string | null {
  const words = [
    ...(assigned > 0 && dueDate !== null ? [`Assigned to ${assigned}, due ${day(dueDate)}`] : []),
    ...(read > 0 ? [`read by ${count(read, 'student')}`] : []),
  ].join(' · ');
  return words === '' ? null : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
