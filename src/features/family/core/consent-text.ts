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
};

/** The one that is agreed to now. */
export const CONSENT_VERSION = 1;
