import type { Passage } from './passage-file.ts';

/** What is wrong with a file that is not a passage. */
export interface FileProblem {
  /** 1-based; undefined where the problem has no place. */
  readonly line: number | undefined;
  readonly message: string;
}

/** One file of the library as read: a passage, or what keeps it from being one. `path` is relative to `content/`. */
export type ContentFile =
  | { readonly kind: 'passage'; readonly path: string; readonly passage: Passage }
  | { readonly kind: 'invalid'; readonly path: string; readonly problems: readonly FileProblem[] };

const twoDigits = (level: number): string => String(level).padStart(2, '0');

/** The part of a path that holds all files of a level. */
export const levelFolder = (level: number): string => `/level-${twoDigits(level)}/`;

/** Where a passage's file belongs, relative to `content/`. */
export function contentPath({ id, use, level }: Pick<Passage, 'id' | 'use' | 'level'>): string {
  return `${use === 'pretest' ? 'pretest/' : ''}level-${twoDigits(level)}/${id}.yaml`;
}

/** The folder of recorded readings, relative to `content/`. */
export const READINGS = 'readings/';

/** Where a passage's readings stand, relative to `content/`: under `readings/`, at the same path as the passage. */
export function readingsPath(passage: Pick<Passage, 'id' | 'use' | 'level'>): string {
  return `${READINGS}${contentPath(passage)}`;
}
