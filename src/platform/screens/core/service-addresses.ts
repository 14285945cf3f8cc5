import { address } from './address.ts';
import { textOf } from './search-readers.ts';

/*
 * The addresses of screens about the service, for everyone. No quiz leads to them, so that they are not in the first script of a page
 * (docs/decisions/0017): it fetches them with those of teachers, when somebody opens one.
 */

/** Writing to the person who runs the service, what it is, and how to help it along. */
export const contactPage = address('/contact');
export const aboutPage = address('/about');
export const supportPage = address('/support');
/** Questions with their answers, and one answer, by the name of its file in `docs/help`. */
export const helpPage = address('/help', { optional: { q: textOf(100) } });
export const helpAnswerPage = address('/help/answer', { needed: { name: textOf(60) } });
