import { paragraphsOf } from './paragraphs.ts';
import type { Passage } from './passage-file.ts';
import { LIBRARY_STANDARD } from './passage-standard.ts';
import { fnv1a } from './question-version.ts';
import { CHECK_KINDS, type Check, type CheckKind } from './review-file.ts';

/** What the recorded checks of one kind say of what stands in a passage now. */
export interface CheckStanding {
  /** How many different readers checked the passage, in any version. */
  readonly readers: number;
  /** Checks of the present version whose findings nothing has answered. */
  readonly open: readonly Check[];
  /** Enough readers have checked it, and no finding is open. */
  readonly isDone: boolean;
}

/**
 * Judges checks of one kind in the order in which they were recorded. A check of any version counts its reader. A finding
 * is answered when the version that it was found in is no longer the present one, or when its reader checked the present
 * version again and found nothing; that another reader found nothing answers no finding.
 */
export function checkStanding(
  checks: readonly Check[],
  { version, readers: wanted }: { readonly version: string; readonly readers: number },
): CheckStanding {
  const readers = new Set(checks.map(({ reader }) => reader)).size;
  const present = checks.filter((check) => check.version === version);
  const last = new Map(present.map((check) => [check.reader, check]));
  const open = [...last.values()].filter(({ ok }) => !ok);
  return { readers, open, isDone: readers >= wanted && open.length === 0 };
}

/** The standing of a passage's own checks. */
export function passageStanding(passage: Passage, kind: CheckKind): CheckStanding {
  return checkStanding(
    passage.review.checks.filter((check) => check.kind === kind),
    { version: checkVersion(passage, kind), readers: LIBRARY_STANDARD.checkReaders[kind] },
  );
}

/** Whether a kind of check is asked for: facts are checked in informational passages only. */
export const isCheckedFor = ({ kind: genre }: Passage, kind: CheckKind): boolean =>
  kind === 'copy' || genre === 'informational';

/** Whether a passage has all the checks that are asked for. */
export const isChecked = (passage: Passage): boolean =>
  CHECK_KINDS.every((kind) => !isCheckedFor(passage, kind) || passageStanding(passage, kind).isDone);

/** How many readers a kind of check still lacks. */
export function missingChecks(passage: Passage, kind: CheckKind): number {
  if (!isCheckedFor(passage, kind)) return 0;
  return Math.max(0, LIBRARY_STANDARD.checkReaders[kind] - passageStanding(passage, kind).readers);
}

/**
 * The version of what a check reads, as eight hexadecimal digits. For `facts`: title, text, glossary, claims, and whether
 * the text is true or invented. For `copy`: stems, options, rationales and the essay; the options' order is no part of it.
 */
export function checkVersion(passage: Passage, kind: CheckKind): string {
  return fnv1a((kind === 'facts' ? factsRead(passage) : copyRead(passage)).join('\n'));
}

const factsRead = (passage: Passage): string[] => [
  passage.title,
  passage.truth ?? '',
  ...paragraphsOf(passage),
  ...passage.glossary.flatMap(({ word, meaning }) => [word, meaning]),
  ...passage.claims.flatMap(({ claim, source, how }) => [claim, source ?? '', how ?? '']),
];

const copyRead = ({ questions, essay }: Passage): string[] => [
  ...questions.flatMap(({ stem, options }) => [
    stem,
    ...options.map(({ text, rationale }) => `${text}\n${rationale}`).toSorted(),
  ]),
  ...(essay ? [essay.prompt, ...essay.rubric, essay.model] : []),
];
