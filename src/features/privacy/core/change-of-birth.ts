import { type AgeFacts, type CalendarMonth, isUnderThirteen } from './under-thirteen.ts';

/**
 * Whether a person may give another birth month than the one that is kept. Who is under 13 by it can become younger and never older: a
 * child that learns what an age opens could otherwise make itself 13, or older month by month. An age that nobody has given yet is
 * given as at sign-up.
 * @param facts what is known until now. @param today the civil date of the person.
 */
export function mayChangeBirth(
  facts: Omit<AgeFacts, 'inBelowThirteenClass' | 'endsInSuffix'>,
  next: CalendarMonth,
  today: CalendarMonth,
): boolean {
  if (facts.birth === null || monthsOf(next) >= monthsOf(facts.birth)) return true;
  // A class and an ending say nothing about the birth: they may go, and the age stays.
  return !isUnderThirteen({ ...facts, inBelowThirteenClass: false, endsInSuffix: false }, today);
}

const monthsOf = ({ year, month }: CalendarMonth): number => year * 12 + month;
