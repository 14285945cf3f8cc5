import { checkVersion, isCheckedFor, missingChecks, passageStanding } from './passage-checks.ts';
import type { Passage } from './passage-file.ts';
import { groupsOf } from './reading-sheet.ts';
import type { CheckKind } from './review-file.ts';

/** What one reader is given to check. */
export interface CheckSheet {
  /** Also the name of its file. */
  readonly name: string;
  readonly kind: CheckKind;
  /** Numbered from 1 in the answers. */
  readonly passages: readonly SheetPassage[];
}

/** One passage as it is shown. */
export interface SheetPassage {
  readonly passage: string;
  /** What is shown (`checkVersion`). */
  readonly version: string;
}

export interface CheckPlan {
  readonly kind: CheckKind;
  readonly passagesPerSheet: number;
  /** A reader whose findings still stand: only these passages are asked, of this reader once more. */
  readonly again?: string | undefined;
}

/** The sheets for every check that is missing, or for one reader's second look. Without `again`, each is for another reader. */
export function makeCheckSheets(passages: readonly Passage[], plan: CheckPlan): CheckSheet[] {
  const { kind, passagesPerSheet, again } = plan;
  return rounds(passages, plan).flatMap((asked, round) =>
    groupsOf(asked, passagesPerSheet).map((group, part) => ({
      name: `${kind}-${again === undefined ? round + 1 : 'again'}-${part + 1}`,
      kind,
      passages: group.map((passage) => ({ passage: passage.id, version: checkVersion(passage, kind) })),
    })),
  );
}

/** The first round asks every passage that lacks a reader, the second those that lack two. */
function rounds(passages: readonly Passage[], { kind, again }: CheckPlan): Passage[][] {
  if (again !== undefined) return [passages.filter((passage) => isOpenFor(passage, kind, again))];
  const most = Math.max(0, ...passages.map((passage) => missingChecks(passage, kind)));
  return Array.from({ length: most }, (_, round) =>
    passages.filter((passage) => missingChecks(passage, kind) > round),
  );
}

const isOpenFor = (passage: Passage, kind: CheckKind, by: string): boolean =>
  isCheckedFor(passage, kind) && passageStanding(passage, kind).open.some(({ reader }) => reader === by);
