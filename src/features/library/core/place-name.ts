import type { FORMS } from './passage-file.ts';

/** What a part of a text is called, with its number: "Paragraph 3", in verse "Stanza 3". */
export const placeName = (form: (typeof FORMS)[number], number: number): string =>
  `${form === 'verse' ? 'Stanza' : 'Paragraph'} ${number}`;
