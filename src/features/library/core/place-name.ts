import type { FORMS } from './passage-file.ts';

/** What a part of a text is called, with its number: "Paragraph 3", in verse "Stanza 3". */
export const placeName = (form: (typeof FORMS)[number], number: number): string =>
  `${form === 'verse' ? 'Stanza' : 'Paragraph'} ${number}`;

/** The same for a student: a young one does not know what a stanza is. "Part 3 of the poem". */
export const placeForStudent = (form: (typeof FORMS)[number], number: number): string =>
  form === 'verse' ? `Part ${number} of the poem` : placeName(form, number);
