type Words = (name: string) => string;

/** What is said where somebody could not log in with a provider, or not connect it, by the code of the server. */
const WORDS: Readonly<Record<string, Words>> = {
  cancelled: (name) => `You came back from ${name} without logging in. Nothing has changed.`,
  'start-again': () => 'That took too long, or it began in another window. Please try again.',
  'school-only': () =>
    'This account is for a student under 13. Log in with your username and password, or through your school.',
  'account-locked': () =>
    'This account is locked. Ask your teacher or the person who runs Openleaf at your school.',
  'joined-account': () => 'This account is now part of another one. Ask your teacher which one to use.',
  'password-only': () => 'Administrators log in with their username and password.',
  'other-school': () =>
    'That account is not from your school. Try again with the one that your school gave you.',
  'provider-away': (name) =>
    `We can’t reach ${name} right now. Please try again in a few minutes, or log in with your password.`,
  'too-many-beginnings': () => 'Many people are logging in here. Please wait a moment and try again.',
  'too-many-requests': () => 'Many people are logging in here. Please wait a moment and try again.',
  'connected-elsewhere': (name) =>
    `This ${name} account is connected to another Openleaf account. Disconnect it there first.`,
  'connected-already': (name) =>
    `Another ${name} account is connected already. Disconnect it first, then connect this one.`,
  offline: () => 'There is no connection right now. Please try again.',
  unavailable: () => 'Openleaf is busy right now. Please try again in a moment.',
};

const OTHER: Words = (name) =>
  `Something did not work between ${name} and Openleaf. Please try again. If it happens again, tell your teacher or the person who runs Openleaf at your school.`;

/** @param name what the provider is called. */
export const failWords = (code: string, name: string): string =>
  (Object.hasOwn(WORDS, code) ? WORDS[code] : OTHER)?.(name) ?? OTHER(name);
