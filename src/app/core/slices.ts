/**
 * The slices in their order, each with what it is about. A slice uses only those before it; a test reads every import
 * and holds them to it. A slice that has no folder has nothing built in it yet: its name keeps its position in the order.
 */
export const slices = [
  { name: 'privacy', about: 'under 13, consent, hand-off between hosts' },
  { name: 'accounts', about: 'sign-in, profile, settings' },
  { name: 'schools', about: 'schools, and who belongs to them' },
  { name: 'library', about: 'passages, questions, readability' },
  { name: 'progress', about: 'points ledger, ranks, reading level' },
  { name: 'parents', about: 'family codes, the parents linked by them, their consent' },
  { name: 'classes', about: 'classes, codes, who is in them' },
  { name: 'reading', about: 'the reader, marks, listening' },
  { name: 'quiz', about: 'pretest, answers, results, review' },
  { name: 'essays', about: 'the short essay after a quiz, and its score' },
  { name: 'item-bank', about: 'what answers teach about questions, corrected keys' },
  { name: 'activities', about: 'what teachers set their classes to do' },
  { name: 'reports', about: 'documents about students and classes' },
  { name: 'merges', about: 'two accounts of one child become one' },
  { name: 'billing', about: 'plans, payments, what they open' },
  { name: 'tracking', about: 'consent, and what third parties are told of a visit' },
  { name: 'ads', about: 'advertisements, and where there are none' },
  { name: 'telemetry', about: 'events, the log of browsers' },
  { name: 'overview', about: "a student's home and progress, a teacher's classes and students" },
  { name: 'sign-up', about: 'the steps of signing up' },
  { name: 'session', about: 'who is signed in, with what the first screen needs' },
  { name: 'help', about: 'answers to questions, contact, what Openleaf is' },
  { name: 'own-data', about: 'the profile of a person, their data to take along, and its erasure' },
  { name: 'family', about: 'what a parent sees and decides of a child' },
  { name: 'admin', about: 'what the operator of the service does and sees' },
] as const;
