/** Whom an answer is for; an operator is who runs the service. */
export const AUDIENCES = ['student', 'teacher', 'parent', 'operator'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What answers are about, in the order in which they are listed. */
export const HELP_TOPIC_NAMES = {
  start: 'Getting started',
  login: 'Logging in',
  reading: 'Reading and quizzes',
  levels: 'Levels and points',
  classes: 'Classes and students',
  activities: 'Activities, essays, and paper',
  reports: 'Reports and extra help',
  families: 'Families',
  accounts: 'Accounts and schools',
  service: 'Running Openleaf',
  privacy: 'Privacy and data',
} as const;
export type HelpTopic = keyof typeof HELP_TOPIC_NAMES;
export const HELP_TOPICS = Object.keys(HELP_TOPIC_NAMES) as readonly HelpTopic[];

/** A piece of a sentence: words, a label as the screen has it, what is typed into a terminal, or a way to a screen or an answer. */
export type HelpRun =
  | { readonly kind: 'text' | 'label' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

/** A paragraph, or a list of steps (`ordered`) or points. */
export type HelpBlock =
  | { readonly kind: 'paragraph'; readonly runs: readonly HelpRun[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly HelpRun[])[] };

/** An answer to one question, from a file of `docs/help`. */
export interface HelpAnswer {
  /** The name of its file, which is in its address. */
  readonly name: string;
  readonly title: string;
  readonly audiences: readonly Audience[];
  readonly topic: HelpTopic;
  /** It is there only where this Openleaf sells plans. */
  readonly onlyWithPlans: boolean;
  /** Further words that people may search by. */
  readonly words: string;
  readonly blocks: readonly HelpBlock[];
}

const SEES: Readonly<Record<Audience, readonly Audience[]>> = {
  student: ['student'],
  parent: ['parent', 'student'],
  teacher: ['teacher', 'student', 'parent'],
  operator: ['operator', 'teacher', 'student', 'parent'],
};

/** Whose answers somebody is shown, their own first; everybody's before the login. */
export const audiencesFor = (audience: Audience | null): readonly Audience[] =>
  audience === null ? AUDIENCES : SEES[audience];

/** Answers by what they are about, in the order of the topics; a topic without an answer is left out. */
export const byTopic = (
  answers: readonly HelpAnswer[],
): readonly { readonly topic: HelpTopic; readonly answers: readonly HelpAnswer[] }[] =>
  HELP_TOPICS.map((topic) => ({ topic, answers: answers.filter((one) => one.topic === topic) })).filter(
    (group) => group.answers.length > 0,
  );

/** The text of some runs, as it is read. */
export const textOf = (runs: readonly HelpRun[]): string => runs.map(({ text }) => text).join('');
