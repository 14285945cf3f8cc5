const EMAIL = /[^\s@"'<>(]+@[^\s@"'<>)]+/g;
/** What follows a path or an address: it may hold a name, a code or a search. */
const AFTER_PATH = /(?<=[\w/])[?#][^\s"')]*/g;
/** Tokens, keys and the like. */
const SECRET = /[\w-]{25,}/g;
/** Numbers that name something; a line, a column or a status is shorter. */
const NUMBER = /\d{7,}/g;
/** What a browser quotes from data: keys of objects are in single quotes. */
const QUOTED = /"[^"]*"|“[^”]*”/g;
/** Scheme and host, which every page of a service has alike. */
const ORIGIN = /^[a-z]+:\/\/[^/]*/i;
const ID_IN_PATH = /(?<=\/)\d+(?=\/|$)/g;

/** Longest text that is kept, in characters. */
export const LONGEST = 300;

/**
 * The words of an error without what may be about a person: addresses of mail, what follows a path, secrets, long numbers, and
 * quoted data. Cleaned by the browser that sends it and again by the server that keeps it.
 */
export const cleanWords = (text: string): string =>
  text
    .slice(0, 10 * LONGEST)
    .replaceAll(QUOTED, '"…"')
    .replaceAll(EMAIL, '(email)')
    .replaceAll(AFTER_PATH, '')
    .replaceAll(SECRET, '(secret)')
    .replaceAll(NUMBER, '(number)')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);

/** The details of an entry as one text: `status 503, call startQuiz`. */
export const cleanDetails = (details: Readonly<Record<string, string | number>>): string =>
  cleanWords(
    Object.entries(details)
      .map(([name, value]) => `${name} ${String(value)}`)
      .join(', '),
  );

/** The path of a page with `$id` for each id, and nothing behind it: where it happened, and to whose screen not. */
export function cleanPage(address: string): string {
  const path = address.replace(ORIGIN, '').replace(/[?#].*$/s, '');
  return cleanWords(path.replaceAll(ID_IN_PATH, '$$id')) || '/';
}
