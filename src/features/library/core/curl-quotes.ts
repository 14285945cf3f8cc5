/** What may stand before a quotation that opens: nothing, a space, a bracket, a dash, another opening quotation mark. */
const BEFORE_OPENING = /[\s([{–—“‘-]/u;

/** Words whose first letters are left out: the sign before them stands for these, and opens nothing. */
const SHORTENED = /^'(?:tis|twas|em|til|cause|round|bout|n|\d\ds?)\b/iu;

/** Characters of the longest of them, with its sign and what ends it. */
const LONGEST_SHORTENED = 8;

/**
 * A text with curled quotation marks and apostrophes. Every character stays where it is, so that places in the text (evidence, marks, words that
 * are spoken) hold for both; the stored text is straight.
 */
export function curlQuotes(text: string): string {
  let curled = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign !== '"' && sign !== "'") {
      curled += sign;
      continue;
    }
    const before = curled.at(-1);
    const opens = (before === undefined || BEFORE_OPENING.test(before)) && /\S/u.test(text[at + 1] ?? '');
    if (sign === '"') curled += opens ? '“' : '”';
    else curled += opens && !SHORTENED.test(text.slice(at, at + LONGEST_SHORTENED)) ? '‘' : '’';
  }
  return curled;
}

/** A curled text inside quotation marks: its own become single ones. */
export const quoted = (curled: string): string => `“${curled.replaceAll('“', '‘').replaceAll('”', '’')}”`;
