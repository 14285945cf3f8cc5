/** A year and a month, 1 to 12: of a birth nothing else is kept. */
export interface CalendarMonth {
  readonly year: number;
  readonly month: number;
}

/** What is known about a person's age; facts are passed in, nothing is looked up here. */
export interface AgeFacts {
  readonly role: 'student' | 'teacher' | 'admin';
  /** A parent registers on the student path, and is grown up. */
  readonly isParent: boolean;
  readonly birth: CalendarMonth | null;
  readonly inBelowThirteenClass: boolean;
  /** The username or the email address ends as the admin's list says. */
  readonly endsInSuffix: boolean;
}

/** Whole years of a child, the younger ones when in doubt: for the whole month of a birthday it has not been yet. */
export const yearsOf = (birth: CalendarMonth, today: CalendarMonth): number =>
  Math.floor(((today.year - birth.year) * 12 + (today.month - birth.month) - 1) / 12);

/**
 * Whether a person is treated as under 13. When in doubt, yes: a student of unknown age is, and so is one for the whole
 * month of the thirteenth birthday, because only the month is known (product: "People").
 * @param today the civil date of the person.
 */
export function isUnderThirteen(facts: AgeFacts, today: CalendarMonth): boolean {
  if (facts.role !== 'student') return false;
  if (facts.inBelowThirteenClass || facts.endsInSuffix) return true;
  if (facts.birth === null) return !facts.isParent;
  const months = (today.year - facts.birth.year) * 12 + (today.month - facts.birth.month);
  return months <= 13 * 12;
}
