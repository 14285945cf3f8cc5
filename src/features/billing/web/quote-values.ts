import type { readSchoolOfTeacher } from '#features/schools/contract/own-school.ts';
import { addressOf } from '#features/schools/core/school-address.ts';
import { DEFAULT_COUNTRY } from '#features/schools/core/school-limits.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import type { SearchOf } from '#platform/screens/core/address.ts';
import type { quotePage } from '#platform/screens/core/staff-addresses.ts';
import type { Quote } from '../contract/quotes.ts';

/** What is typed into the form of a quote. */
export interface QuoteValues {
  readonly schoolName: string;
  readonly address: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly seats: string;
  readonly teachers: string;
  readonly term: string;
}

/** The form of a quote that is to be corrected: as it was made. */
export const valuesOfQuote = ({ seats, teachers, ...quote }: Quote): QuoteValues => ({
  schoolName: quote.schoolName,
  address: quote.address,
  contactName: quote.contactName,
  contactEmail: quote.contactEmail,
  seats: String(seats),
  teachers: String(teachers),
  term: quote.term,
});

type School = ResponseOf<typeof readSchoolOfTeacher>['school'];

/** The form of a new quote: what a link says, or else what is known of the teacher’s school. */
export const valuesToBegin = (
  { school, students, teachers, term }: SearchOf<typeof quotePage>,
  own: School | undefined,
): QuoteValues => ({
  schoolName: school ?? own?.name ?? '',
  address: own && (school === undefined || school === own.name) ? addressOf(own, DEFAULT_COUNTRY) : '',
  contactName: '',
  contactEmail: '',
  seats: students === undefined ? '' : String(students),
  teachers: String(teachers ?? 1),
  term: term ?? 'annual',
});
