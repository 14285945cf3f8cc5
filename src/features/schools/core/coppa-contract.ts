/** Characters of an agreement. */
export const CONTRACT_MAX = 20_000;

/** Its paragraphs: an empty line is between them. */
export const paragraphsOf = (words: string): readonly string[] =>
  words
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** As it is kept and compared: without spaces at the ends of lines and around the whole, which no reader sees. */
export const tidyContract = (words: string): string =>
  words
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gmu, '')
    .trim();

/**
 * What an administrator begins with who has no text yet. It says what Openleaf does as it comes, and claims nothing for the school: whoever
 * publishes it answers for it.
 */
export const FIRST_DRAFT = [
  'I teach at a school, and I use Openleaf with children under 13 for reading practice at school and for homework from school. For no other purpose.',
  'My school allows me to agree to this for the parents of these children, or I have asked the parents myself.',
  'I know what Openleaf keeps of a child: a name, a username, the class, what the child reads, answers and writes here, and the reading level and points that follow from it. Openleaf asks a child for no email address.',
  'I know that parents may see what is kept of their child, get it as a file, and have it erased. When parents ask me, I help them or send them to the person who runs this Openleaf.',
  'I give no child the password of another one, and I tell the person who runs this Openleaf when a password gets out.',
].join('\n\n');
