/**
 * What a parent consents to, by its version. A text that somebody has agreed to never changes: new words are a new version, and a test
 * knows those that are there.
 */
export const CONSENT_TEXTS: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Openleaf keeps your child’s name, username, and class, the passages that your child reads, the answers and short texts that your child writes, and the reading level and points that follow from them.',
    'It is used to choose passages that fit, and to show your child, your child’s teachers, and you how the reading goes. It is not sold and not used for advertising.',
    'You can see it here, download it, and ask for it to be erased at any time. You can take your consent back at any time.',
  ],
  2: [
    'Openleaf keeps your child’s username, the name that the teacher uses, the birth month and year if they were given, and the classes. It keeps the passages that your child reads, the answers and essays that your child writes, and the points and the level that follow from them. It keeps what your child highlights and notes in a passage, and how your child likes to read, such as the size of the text.',
    'It is used to choose passages that fit, and to show your child, your child’s teachers, and you how the reading goes. No teacher and no parent reads the highlights and notes. None of this is sold or used for advertising.',
    'On this page you see how your child reads. Here you can also download the account, the classes, and the work. The page names what that file leaves out. The person who runs Openleaf can give you a file with all of it.',
    'You can ask for everything to be erased at any time. You can take your consent back at any time.',
  ],
};

/** The one that is agreed to now. */
export const CONSENT_VERSION = 2;
