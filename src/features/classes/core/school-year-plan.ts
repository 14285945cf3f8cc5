/** What becomes of a class in a new school year. */
export const YEAR_STEPS = ['stay', 'move-up', 'archive'] as const;
export type YearStep = (typeof YEAR_STEPS)[number];

/** The last grade of a school; what follows in the list of grades is no year. */
const LAST_GRADE = 12;

/** The grade after a grade; null after the last one, and where the grade is no year, as in "ESL". */
export const nextGrade = (grade: number): number | null => (grade < LAST_GRADE ? grade + 1 : null);

const ORDINAL_ENDS = ['th', 'st', 'nd', 'rd'] as const;

/** "1st", "2nd", "11th", for a grade. */
const ordinal = (n: number): string => `${n}${n < 4 ? ORDINAL_ENDS[n] : 'th'}`;

/**
 * The name of a class a year later, where it says the grade: "Grade 4 Readers" is "Grade 5 Readers" then, "4th Grade" is "5th Grade",
 * and "4B" is "5B". A number that stands for something else, as in "Room 4", stays.
 */
export function nameInNextGrade(name: string, grade: number): string {
  const next = nextGrade(grade);
  if (next === null) return name;
  return name
    .replace(new RegExp(String.raw`\b${ordinal(grade)}\b`, 'gi'), ordinal(next))
    .replace(new RegExp(String.raw`\b(grade|gr\.?|year|class)(\s+)${grade}(?!\d)`, 'gi'), `$1$2${next}`)
    .replace(new RegExp(String.raw`^${grade}(?=-?[a-z]?(\s|$))`, 'i'), String(next));
}
