/** Whom an answer is for; an operator is who runs the service. */
export const AUDIENCES = ['student', 'teacher', 'parent', 'operator'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** A piece of a sentence: words, a label as the screen has it, what is typed into a terminal, or a way to a screen or an answer. */
export type HelpRun =
  | { readonly kind: 'text' | 'label' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

/** A paragraph, or a list of steps (`ordered`) or points. */
export type HelpBlock =
  | { readonly kind: 'paragraph'; readonly runs: readonly HelpRun[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly HelpRun[])[] };

/** An answer to one question, from a file of `content/help`. */
export interface HelpAnswer {
  /** The name of its file, which is in its address. */
  readonly name: string;
  readonly title: string;
  readonly audiences: readonly Audience[];
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

/** The text of some runs, as it is read. */
export const textOf = (runs: readonly HelpRun[]): string => runs.map(({ text }) => text).join('');
