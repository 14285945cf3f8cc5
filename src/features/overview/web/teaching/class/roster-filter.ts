import { levelWord } from '#features/progress/web/public.tsx';
import type { SearchOf } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { count } from '#platform/wording/core/figures.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { HELP_KINDS, hasPretestToDo, helpReasons } from '../../../core/who-needs-help.ts';
import { helpFilterWords } from '../help-sentence.ts';
import { readsAt } from '../reads-at.ts';

/** What the address says of those who have the pretest to do, however long they have been in the class. */
export const PRETEST_NEED = 'pretest';

/** What the address of a class says about whom to show. */
export type RosterSearch = Pick<SearchOf<typeof classPage>, 'need' | 'level'>;

export interface FilteredRoster {
  readonly shown: readonly RosterLine[];
  /** "3 of 12 students: who guess a lot."; null where nobody is left out by intention. */
  readonly words: string | null;
}

/** The students of whom another screen spoke: by what they need the teacher for, or by the level at which they read. */
export function filterRoster(
  students: readonly RosterLine[],
  search: RosterSearch,
  { asOf, grade }: { readonly asOf: number; readonly grade: number },
): FilteredRoster {
  const { level } = search;
  const need = needOf(search.need, { asOf, grade });
  if (need === null && level === undefined) return { shown: students, words: null };
  const shown = students.filter(
    (line) => (need === null || need.holds(line)) && (level === undefined || readsAt(line) === level),
  );
  const of = `${shown.length} of ${count(students.length, 'student')}`;
  const who = [
    ...(need === null ? [] : [need.words]),
    ...(level === undefined ? [] : [`who read at Level ${levelWord(level)}`]),
  ];
  return { shown, words: `${of}: those ${who.join(' and ')}.` };
}

interface Need {
  readonly words: string;
  readonly holds: (line: RosterLine) => boolean;
}

/** What an address asks for; null where it asks for nothing that is known. */
function needOf(asked: string | undefined, { asOf, grade }: { asOf: number; grade: number }): Need | null {
  if (asked === PRETEST_NEED) return { words: helpFilterWords['pretest-open'], holds: hasPretestToDo };
  const need = HELP_KINDS.find((kind) => kind === asked);
  if (need === undefined) return null;
  const holds = (line: RosterLine) => helpReasons(line, asOf, grade).some(({ kind }) => kind === need);
  return { words: helpFilterWords[need], holds };
}
