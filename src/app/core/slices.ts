/**
 * The slices in their order, each with what it is about. A slice uses only those before it; a test reads every import
 * and holds them to it.
 */
export const slices = [
  { name: 'privacy', about: 'under 13, consent, hand-off between hosts' },
  { name: 'accounts', about: 'sign-in, profile, settings' },
  { name: 'library', about: 'passages, questions, readability' },
  { name: 'progress', about: 'points ledger, ranks, reading level' },
  { name: 'classes', about: 'classes, codes, who is in them' },
  { name: 'practice', about: 'pretest, quiz, review, results, history' },
  { name: 'sign-up', about: 'the steps of signing up' },
  { name: 'session', about: 'who is signed in, with what the first screen needs' },
] as const;
